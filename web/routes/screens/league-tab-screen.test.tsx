// @vitest-environment happy-dom
import { hydrate } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnswerAt } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import { aCompetition, aPageRequest, type PageAnswers } from "#tests/support/builders/league-builders.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { leagueQuery } from "#web/features/league/league.query.ts";
import { loadLeagueTab } from "#web/features/league/league-tab.loader.server.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import LeagueTabScreen, { REFRESH_MS } from "./league-tab-screen.tsx";

const NOW_MS = KICK_OFF * 1000;
const MATCHES = "/api/v1/football/matches/comp";
const TABLES = "/api/v1/football/seasons/tablestanding";
const answers: PageAnswers = {
  "/api/v1/football/comp-detail": { competition: aCompetition() },
  [MATCHES]: { matches: [] },
  [TABLES]: { promotions: [], tables: [] },
  "/api/v1/football/seasons/scenarios": { tables: [] },
};
/** What fetch answers; null for a lost network. */
let answer: AnswerAt<typeof MATCHES | typeof TABLES> | null;
let requests: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  requests = [];
  vi.stubGlobal("fetch", async (url: string) => {
    if (!url.includes("/scenarios")) requests.push(url);
    if (answer === null) throw new TypeError("Failed to fetch");
    const data = url.includes("/scenarios") ? { tables: [] } : answer;
    return new Response(JSON.stringify({ data }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const aMatchOfSeason = (fields: Parameters<typeof aMatch>[0] = {}): Match =>
  aMatch({ ...fields, rest: { season_id: 12, ...fields.rest } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Advances the clock by a second, and loads the code that comes with it. */
async function nextSecond() {
  await wait(1_500);
  await act(() => vi.dynamicImportSettled());
}

async function show(search: string, other: PageAnswers = {}) {
  const { facts } = aPageRequest({ ...answers, ...other });
  const client = createQueryClient(() => facts.call);
  const { failed, queries } = await loadLeagueTab(facts, client, "5", new URLSearchParams(search));
  const league = leagueQuery(5, null);
  const view = renderWithProviders(<LeagueTabScreen leagueId={5} failed={failed} />, {
    path: `/league/5?${search}`,
    now_ms: NOW_MS,
    queries: [fetched(league, await client.query(league)), (page) => hydrate(page, queries ?? {})],
  });
  await nextSecond();
  const push = async (match: Match) => {
    act(() => pushMatch(view.overlay, match, Date.now()));
    await nextSecond();
  };
  return { shown: () => view.container.textContent, push };
}

describe("a competition's tab", () => {
  const none = "Dữ liệu đang được cập nhật";
  const table = { stage: null, group: null, carry: null, rows: [] };

  it("stays as it is when it cannot be asked for again, and takes the answer of the next turn", async () => {
    const { shown, push } = await show("tab=standings");
    await push(aMatchOfSeason({ status: "first_half" }));
    answer = null;
    await wait(REFRESH_MS);
    expect(requests[0]).toBe(`${TABLES}?season_id=12`);
    expect(shown()).toContain(none);
    answer = { promotions: [], tables: [table] };
    await wait(REFRESH_MS);
    expect(shown()).not.toContain(none);
  });

  it("is asked for while a match of its season is played and shortly after, not for another one's", async () => {
    const { push } = await show("tab=standings");
    answer = { promotions: [], tables: [] };
    await push(aMatch({ id: 8, status: "first_half" }));
    await wait(2 * REFRESH_MS);
    expect(requests).toEqual([]);
    const ended = Math.floor(Date.now() / 1000);
    await push(aMatchOfSeason({ status: "ended", rest: { updated_at: ended } }));
    await wait(2 * REFRESH_MS);
    expect(requests).toHaveLength(2);
    await wait(10 * REFRESH_MS);
    expect(requests.length).toBeLessThan(6);
  });

  it("rests while nothing of it is about to begin, and wakes by the running clock", async () => {
    const later = aMatchOfSeason({ rest: { match_time: KICK_OFF + 3600 } });
    answer = { matches: [later] };
    await show("tab=schedule", { [MATCHES]: answer });
    await wait(45 * 60_000);
    expect(requests).toEqual([]);
    await wait(6 * 60_000);
    await nextSecond();
    await wait(REFRESH_MS);
    expect(requests[0]).toContain(`${MATCHES}?`);
  });
});
