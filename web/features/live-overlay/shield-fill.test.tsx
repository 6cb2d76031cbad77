// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { MatchRow } from "#web/features/match-row/match-row.tsx";
import {
  SHIELD_KEY,
  type ShieldEntry,
  withChoice,
} from "#web/platform/spoiler-shield/shield-entries.rules.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import ShieldFill from "./shield-fill.tsx";

const NOW_MS = Date.UTC(2026, 0, 4, 12);
const now = NOW_MS / 1000;
const HOUR = 3600;
const shield = { scores: "some", delay_s: 0 } as const;

const ended = (id: number, hoursAgo = 2): Match =>
  aMatch({ id, status: "ended", rest: { match_time: now - hoursAgo * HOUR, updated_at: now } });
const withScore = (match: Match, goals: number): Match => ({
  ...match,
  score: { home: { ...match.score.home, goals }, away: { ...match.score.away, goals: 0 } },
});

let requests: string[] = [];
/** The match's state in all responses. */
let goals = 1;
let rows: readonly Match[] = [];
const keep = (entries: readonly ShieldEntry[]) => localStorage.setItem(SHIELD_KEY, JSON.stringify(entries));
const isVisible = (visible: boolean) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  requests = [];
  goals = 1;
  vi.stubGlobal("fetch", async (address: string) => {
    const url = new URL(address, "https://site.example");
    requests.push(`${url.pathname.split("/").at(-1)}${url.search}`);
    const ids = url.searchParams.get("ids")?.split(",").map(Number) ?? [];
    const matches = rows.filter(({ id }) => ids.includes(id)).map((row) => withScore(row, goals));
    return Response.json({ data: { matches } });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function page(matches: readonly Match[]) {
  rows = matches;
  const { container } = renderWithProviders(
    <>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} />
      ))}
      <ShieldFill />
    </>,
    { facts: { shield } },
  );
  return () => [...container.querySelectorAll(".match-row-score")].map(({ textContent }) => textContent);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("A page of a reader who shields single matches", () => {
  it("The page requests the matches that the reader does not shield, three days back too, and only once", async () => {
    keep(withChoice([], { kind: "match", id: 2 }, 0, now));
    const scores = page([ended(1), ended(2), ended(3, 50)]);
    await pass(100);
    expect([requests, scores()]).toEqual([["byid?ids=1%2C3"], ["1-0", "?-?", "1-0"]]);
    await pass(60_000);
    expect(requests).toHaveLength(1);
  });

  it("The page requests delayed matches as of the reader's delayed time", async () => {
    keep(withChoice([], { kind: "team", id: ended(1).home.id }, 30, now));
    page([ended(1)]);
    await pass(100);
    expect(requests).toEqual(["byid?delay=30&ids=1"]);
  });

  it("The page polls a live match, but not while hidden", async () => {
    const scores = page([{ ...ended(1), status: "second_half" }]);
    await pass(100);
    goals = 2;
    isVisible(false);
    await pass(60_000);
    expect(requests).toHaveLength(1);
    isVisible(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(100);
    expect([requests.length, scores()]).toEqual([2, ["2-0"]]);
    goals = 3;
    await pass(20_000);
    expect(scores()).toEqual(["3-0"]);
  });

  it("The page requests nothing if nothing is missing", async () => {
    page([withScore(ended(1), 2), aMatch({ id: 2 })]);
    await pass(60_000);
    expect(requests).toEqual([]);
  });
});
