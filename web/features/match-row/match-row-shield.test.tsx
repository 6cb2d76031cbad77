// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import { afterGoal, aMatch } from "#tests/support/builders/page-builders.ts";
import { createMatchOverlay, newerMatch } from "#web/features/live-overlay/match-overlay.ts";
import { layFetched, pushDetail, pushMatch } from "#web/features/live-overlay/match-push.ts";
import { SHIELD_KEY, withChoice } from "#web/platform/spoiler-shield/shield-entries.rules.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchRow } from "./match-row.tsx";

const now = () => Math.floor(Date.now() / 1000);
/** As edge and other tabs do. */
const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it
  document.cookie = `${cookie}; Path=/`;
};
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const name of ["scores", "delay"]) setCookie(`${name}=; Max-Age=0`);
  vi.useRealTimers();
});

/** A match in play now. */
const live = (fields = {}) =>
  aMatch({ status: "first_half", ...fields, rest: { match_time: now() - 1200, updated_at: now() - 1200 } });
const goalless = () => live({ home: { goals: 0 }, away: { goals: 0 } });
const scored = (match: Match) => ({ ...afterGoal(match, 1, 0, 1190), score_changed_at: now() });

function open(scores: Shield["scores"], match: Match) {
  const overlay = createMatchOverlay({ shield: { scores, delay_s: 0 } });
  const goals = vi.fn();
  overlay.onGoal(goals);
  const push = (row: Match) => pushMatch(overlay, row, Date.now(), match);
  return { overlay, goals, push, row: () => overlay.of(match.id).match };
}
const keep = (kind: "match" | "team", id: number, delay_s: number) =>
  localStorage.setItem(SHIELD_KEY, JSON.stringify(withChoice([], { kind, id }, delay_s, now())));

describe("A pushed goal", () => {
  it("A pushed goal reaches a reader who hides results as a row without a score, and alerts nobody", () => {
    const match = goalless();
    const { goals, push, row, overlay } = open("hidden", match);
    const after = scored(match);
    push(after);
    expect(row()).toMatchObject({ status: "first_half", score: { home: { goals: null, red: null } } });
    pushDetail(overlay, { match: after, incidents: [{ id: 1 } as never], stats: [], commentary: [] });
    expect(overlay.of(match.id).detail?.incidents).toEqual([]);
    // The room returns the same object with each message: no event is alerted twice.
    const before = row();
    push(after);
    expect([row() === before, goals.mock.calls.length]).toEqual([true, 0]);
  });

  it("A pushed goal is shown at once where the match's result was revealed", () => {
    const match = goalless();
    const { push, row, overlay } = open("hidden", match);
    overlay.revealed.add(match.id);
    push(scored(match));
    expect(row()?.score.home.goals).toBe(1);
  });

  it("A pushed goal of an unshielded match is shown to a reader who shields another", () => {
    const match = goalless();
    keep("match", 99, 0);
    const { push, row, goals } = open("some", match);
    push(scored(match));
    expect([row()?.score.home.goals, goals.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ["match", (match: Match) => match.id],
    ["team", (match: Match) => match.away.id],
  ] as const)("A pushed goal waits for the reader's delay of the %s", async (kind, idOf) => {
    const match = goalless();
    keep(kind, idOf(match), 30);
    const { push, row, goals } = open("some", match);
    const after = scored(match);
    push(after);
    await vi.advanceTimersByTimeAsync(20_000);
    push(after);
    expect([row(), goals.mock.calls.length]).toEqual([null, 0]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([row()?.score.home.goals, goals.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ["hidden", "scores=hidden"],
    ["hidden one by one", "scores=some"],
  ])("A pushed goal alerts nobody once results are %s in another tab", (_, cookie) => {
    const match = goalless();
    keep("match", match.id, 0);
    const { push, row, goals } = open("shown", match);
    setCookie(cookie);
    push(scored(match));
    expect([row()?.score.home.goals, goals.mock.calls.length]).toEqual([null, 0]);
  });

  it("A pushed goal waits for the delay chosen in another tab, and does not alert if the match is hidden meanwhile", async () => {
    const [match, other] = [goalless(), live({ id: 8, home: { goals: 0 }, away: { goals: 0 } })];
    const { push, row, overlay, goals } = open("shown", match);
    setCookie("delay=30");
    push(scored(match));
    await vi.advanceTimersByTimeAsync(30_000);
    expect([row()?.score.home.goals, goals.mock.calls.length]).toEqual([1, 1]);
    push(scored(other));
    setCookie("scores=hidden");
    await vi.advanceTimersByTimeAsync(30_000);
    expect([overlay.of(8).match?.score.home.goals, goals.mock.calls.length]).toEqual([null, 1]);
  });

  it("A goal of long ago is not hidden", () => {
    const match = aMatch({ status: "ended" });
    const { push, row } = open("hidden", match);
    push(afterGoal(match, 3, 3));
    expect(row()?.score.home.goals).toBe(3);
  });
});

describe("A row of a list", () => {
  const board = (container: HTMLElement) => container.querySelector(".match-row-score")?.textContent;

  it("A hidden score is shown as question marks, and a missing one as a dash", () => {
    const facts = { shield: { scores: "hidden", delay_s: 0 } } as const;
    const [playing, ahead] = [live(), aMatch({ id: 8 })];
    expect(board(renderWithProviders(<MatchRow match={playing} />, { facts }).container)).toBe("?-?");
    expect(board(renderWithProviders(<MatchRow match={ahead} />, { facts }).container)).toBe("–");
    expect(board(renderWithProviders(<MatchRow match={playing} />, { facts: {} }).container)).toBe("–");
  });

  it("A row is filled in by the data requested for it", async () => {
    const match = live();
    const facts = { shield: { scores: "some", delay_s: 0 } } as const;
    const { container, overlay } = renderWithProviders(<MatchRow match={match} />, { facts });
    await act(async () => layFetched(overlay, { ...match, score: scored(match).score }));
    expect(board(container)).toBe("1-0");
  });
});

describe("A masked row and one with its score", () => {
  const fullMatch = live({ home: { goals: 2 }, away: { goals: 0 } });
  const masked = { ...fullMatch, score: live().score };

  it.each([-60, 0, 60])("The row with its score is shown, fetched or pushed, %i seconds newer", (seconds) => {
    const fresh = { ...fullMatch, updated_at: fullMatch.updated_at + seconds };
    expect([newerMatch(fresh, masked), newerMatch(masked, fresh)]).toEqual([fresh, fresh]);
  });

  it("The older row is shown if the match had not begun", () => {
    const ahead = { ...masked, status: "not_started" as const, updated_at: masked.updated_at + 60 };
    expect([newerMatch(ahead, fullMatch), newerMatch(fullMatch, ahead)]).toEqual([ahead, ahead]);
  });

  it("The requested row is used, however old the response", () => {
    const { push, overlay, row } = open("hidden", fullMatch);
    push({ ...fullMatch, updated_at: fullMatch.updated_at + 60 });
    expect(row()?.score.home.goals).toBeNull();
    overlay.revealed.add(fullMatch.id);
    layFetched(overlay, fullMatch);
    expect(row()?.score.home.goals).toBe(2);
  });
});
