// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { afterGoal, aMatch } from "#tests/support/builders/page-builders.ts";
import { lineupQuery } from "#web/platform/data/match.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { pushDetail } from "./match-push.ts";
import { useRefetchOnPush } from "./use-refetch-on-push.ts";

const requested = vi.fn();

const match = aMatch({ status: "first_half" });

function Refetching({ waiting = false }: { readonly waiting?: boolean }) {
  const query = lineupQuery(match.id);
  useQuery(query);
  useRefetchOnPush({ match, query, waiting });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  requested.mockClear();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    requested(String(input));
    return Response.json({ data: { lineup: null } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(props: { readonly waiting?: boolean } = {}) {
  const { overlay, unmount } = renderWithProviders(<Refetching {...props} />, {
    queries: [fetched(lineupQuery(match.id), { lineup: null })],
  });
  const push = (row: Match) =>
    act(async () => {
      pushDetail(overlay, { match: row, incidents: [], stats: [], commentary: [] });
    });
  return { push, unmount };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe("useRefetchOnPush", () => {
  it("A push triggers a request soon and another at the regular pace, then no more", async () => {
    const { push } = open();
    await push(afterGoal(match, 1, 0));
    expect(requested).not.toHaveBeenCalled();
    await pass(3);
    expect(requested.mock.calls).toEqual([["/api/v1/football/matches/lineup?match_id=7"]]);
    await pass(31);
    expect(requested).toHaveBeenCalledTimes(2);
    await pass(300);
    expect(requested).toHaveBeenCalledTimes(2);
  });

  it("Requests are limited to one per half minute, however many pushes arrive", async () => {
    const { push } = open();
    for (let seconds = 1; seconds <= 60; seconds += 1) {
      await push(afterGoal(match, 1, 0, seconds));
      await pass(1);
    }
    expect(requested.mock.calls.length).toBeLessThanOrEqual(2);
    await pass(300);
    expect(requested.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it("The room's first message does not trigger a request", async () => {
    const { push } = open();
    await push(match);
    await pass(60);
    expect(requested).not.toHaveBeenCalled();
  });

  it("Requests run at a steady pace while data is due", async () => {
    const { unmount } = open({ waiting: true });
    await pass(150);
    expect(requested).toHaveBeenCalledTimes(2);
    unmount();
    await pass(150);
    expect(requested).toHaveBeenCalledTimes(2);
  });
});
