// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchDetail, MatchStat } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { areOld } from "#web/features/match/as-of-minute.rules.ts";
import { useReachedMinute } from "#web/features/match/as-of-minute.tsx";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { useRefetchWhile } from "./use-refetch-while.ts";

const requested = vi.fn();

const match = aMatch({ status: "first_half", rest: { period_started_at: KICK_OFF } });
const detail: MatchDetail = { match, incidents: [], stats: [], commentary: [] };
const stats: MatchStat[] = [{ kind: "corners", period: "full", home: 3, away: 1, as_of_minute: 10 }];

function OldStats() {
  useRefetchWhile(areOld(stats, useReachedMinute(match)), matchDetailQuery(match.id));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: (KICK_OFF + 13 * 60) * 1000 });
  requested.mockClear();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    requested(String(input));
    return Response.json({ data: detail });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

describe("useRefetchWhile", () => {
  it("Old statistics are requested once a minute, because they may be repeated unchanged", async () => {
    const { unmount } = renderWithProviders(<OldStats />, {
      now_ms: Date.now(),
      queries: [fetched(matchDetailQuery(match.id), detail)],
    });
    await pass(1.5);
    expect(requested).not.toHaveBeenCalled();
    await pass(2);
    expect(requested.mock.calls).toEqual([["/api/v1/football/matches/live/detail?match_id=7"]]);
    unmount();
    await pass(3);
    expect(requested).toHaveBeenCalledTimes(1);
  });
});
