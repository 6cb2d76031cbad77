// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchStat } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { areOld } from "../as-of-minute.rules.ts";
import { useReachedMinute } from "../as-of-minute.tsx";
import { useRefetchWhile } from "./use-refetch-while.ts";

const asked = vi.hoisted(() => vi.fn());
vi.mock("./use-refetch.ts", () => ({ useRefetch: () => asked }));

const match = aMatch({ status: "first_half", rest: { period_started_at: KICK_OFF } });
const stats: MatchStat[] = [{ kind: "corners", period: "full", home: 3, away: 1, as_of_minute: 10 }];

function OldStats() {
  useRefetchWhile(areOld(stats, useReachedMinute(match)), { what: "match-detail", match_id: match.id });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: (KICK_OFF + 13 * 60) * 1000 });
  asked.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

describe("useRefetchWhile", () => {
  it("asks once a minute as soon as statistics are old: they may have come again unchanged", async () => {
    const { unmount } = renderPart(<OldStats />, { now_ms: Date.now() });
    await pass(1.5);
    expect(asked).not.toHaveBeenCalled();
    await pass(2);
    expect(asked.mock.calls).toEqual([[{ what: "match-detail", match_id: 7 }, 0]]);
    unmount();
    await pass(3);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
