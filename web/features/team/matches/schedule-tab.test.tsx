// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Match, TeamRef } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { teamMatchesQuery } from "../team.query.ts";
import ScheduleTab from "./schedule-tab.tsx";
import { matchListsAt, REFRESH_MS } from "./team-match-lists.ts";

const page = { limit: 10, page: 1, total: 1 };
let requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: KICK_OFF * 1000 });
  requests = [];
  vi.stubGlobal("fetch", async (url: string) => {
    requests.push(url);
    return new Response(JSON.stringify({ data: { matches: [] }, page }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const team = { id: 71 } as TeamRef;
const search = new URLSearchParams();

/** Shows both lists of a team with one coming or live match. */
function show(match: Match) {
  const [future, past] = matchListsAt(71, search).lists;
  if (!future || !past) throw new Error("two lists expected");
  renderWithProviders(<ScheduleTab team={team} search={search} />, {
    queries: [
      fetched(teamMatchesQuery(future), { matches: [match], page }),
      fetched(teamMatchesQuery(past), { matches: [], page }),
    ],
  });
}

describe("A team's matches near kick-off or live", () => {
  it("Both lists are refetched once a minute: a finished match moves from one to the other", async () => {
    show(aMatch({ status: "second_half" }));
    await wait(REFRESH_MS + 1_500);
    expect(requests.map((url) => url.match(/team-\w+/)?.[0])).toEqual(["team-future", "team-history"]);
    // The match has ended: the lists no longer change.
    await wait(3 * REFRESH_MS);
    expect(requests).toHaveLength(2);
  });

  it("A coming match without an hour is listed on its day with a note", () => {
    show(aMatch({ rest: { match_time: KICK_OFF - 3 * 3600, time_unknown: true } }));
    expect(document.querySelector(".team-match-date")?.textContent).toBe("18-12-2022");
    expect(document.querySelector(".team-match-state")?.textContent).toBe("Chưa rõ giờ");
  });

  it("The lists are not refetched while no match is about to begin", async () => {
    show(aMatch({ rest: { match_time: KICK_OFF + 24 * 3600 } }));
    await wait(3 * REFRESH_MS);
    expect(requests).toEqual([]);
  });

  it("The lists are not refetched while the page is hidden", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    show(aMatch({ status: "second_half" }));
    await wait(3 * REFRESH_MS);
    expect(requests).toEqual([]);
  });
});
