// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterGoal, aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchRow } from "./match-row.tsx";

const NOW_MS = KICK_OFF * 1000 + 23.5 * 60_000;
const live = aMatch({
  status: "first_half",
  home: { goals: 0 },
  away: { goals: 0 },
  rest: { period_started_at: KICK_OFF },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Pushes like the room; the store notifies its listeners at the end of the turn. */
const push = (...what: Parameters<typeof pushMatch>) => act(async () => pushMatch(...what));

const rowOf = (container: HTMLElement) => container.querySelector(".match-row");
const textOf = (container: HTMLElement, selector: string) => container.querySelector(selector)?.textContent;

describe("A row before kick-off", () => {
  it("A coming row shows the time in Vietnam and no score", () => {
    const { container } = renderWithProviders(<MatchRow match={aMatch()} />);
    expect(textOf(container, "time")).toBe("22:00");
    expect(textOf(container, ".match-row-score")).toBe("–");
  });

  it("A row of a match without an hour says so, until a push brings the hour", async () => {
    const dated = aMatch({ rest: { match_time: KICK_OFF - 3 * 3_600, time_unknown: true } });
    const { container, overlay } = renderWithProviders(<MatchRow match={dated} />);
    expect(textOf(container, "time")).toBe("Chưa rõ giờ");
    expect(container.querySelector("time")?.getAttribute("datetime")).toBe("2022-12-18");
    await push(overlay, aMatch({ rest: { updated_at: dated.updated_at + 1 } }), NOW_MS);
    expect(textOf(container, "time")).toBe("22:00");
  });

  it("A row is one link to the match", () => {
    const { container } = renderWithProviders(<MatchRow match={aMatch({ id: 12 })} />);
    expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/match/12",
    ]);
  });
});

describe("The running minute", () => {
  it("The first render uses the server's time for the minute", () => {
    const { container } = renderWithProviders(<MatchRow match={live} />, { now_ms: NOW_MS });
    expect(textOf(container, ".match-state")).toBe("24'");
  });

  it("The minute ticks without a push", () => {
    const { container } = renderWithProviders(<MatchRow match={live} />, { now_ms: NOW_MS });
    act(() => vi.advanceTimersByTime(60_000));
    expect(textOf(container, ".match-state")).toBe("25'");
  });
});

describe("A match that no source reports on", () => {
  it("The minute of a half that nobody ended goes by the page's own clock", () => {
    vi.setSystemTime((KICK_OFF + 64 * 60 + 59) * 1000);
    const { container } = renderWithProviders(<MatchRow match={live} />, { now_ms: Date.now() });
    expect(textOf(container, ".match-state")).toBe("45+20'");
    act(() => vi.advanceTimersByTime(60_000));
    expect(textOf(container, ".match-state")).toBe("Hiệp 1");
  });

  it("A push without news keeps the score, and one of an unknown result takes the row out of the live tone", async () => {
    const { container, overlay } = renderWithProviders(<MatchRow match={live} />, { now_ms: NOW_MS });
    const silent = { ...live, period_started_at: null, updated_at: live.updated_at + 60 };
    await push(overlay, { ...silent, status: "no_news" }, NOW_MS);
    expect(textOf(container, ".match-state")).toBe("Chờ tin");
    expect(textOf(container, ".match-row-score")).toBe("0-0");
    await push(overlay, { ...silent, status: "result_unknown", updated_at: live.updated_at + 120 }, NOW_MS);
    expect(textOf(container, ".match-state")).toBe("Chờ KQ");
    expect(rowOf(container)?.getAttribute("data-tone")).toBe("still");
    await push(overlay, { ...live, updated_at: live.updated_at + 180 }, NOW_MS);
    expect(textOf(container, ".match-state")).toBe("24'");
  });
});

describe("The end of a match", () => {
  it("A finished row marks the winner of a shoot-out and shows its score", () => {
    const ended = aMatch({
      status: "ended",
      home: { goals: 2, half: 2, overtime: 3, penalties: 4 },
      away: { goals: 2, half: 0, overtime: 3, penalties: 2 },
      rest: { winner: "home" },
    });
    const { container } = renderWithProviders(<MatchRow match={ended} />);
    expect(textOf(container, ".match-state")).toBe("KT (Pen)");
    expect(textOf(container, ".match-row-score")).toBe("3-3");
    expect(textOf(container, ".match-row-extra")).toBe("Pen 4-2H1 2-0");
    expect(container.querySelector("[data-winner]")?.getAttribute("data-side")).toBe("home");
  });
});

describe("Red cards", () => {
  it("Red cards have a text alternative", () => {
    const { getByRole } = renderWithProviders(
      <MatchRow
        match={aMatch({ status: "second_half", home: { goals: 0, red: 2 }, away: { goals: 0, red: 0 } })}
      />,
    );
    expect(getByRole("img", { name: "2 thẻ đỏ" }).textContent).toBe("2");
  });
});

describe("A pushed red card", () => {
  it("A pushed red card highlights its row for ten seconds, and stays as a card", async () => {
    const before = {
      ...live,
      score: { home: { ...live.score.home, red: 0 }, away: { ...live.score.away, red: 0 } },
    };
    const { container, overlay } = renderWithProviders(<MatchRow match={before} />, { now_ms: NOW_MS });
    const after = {
      ...before,
      score: { ...before.score, away: { ...before.score.away, red: 1 } },
      updated_at: KICK_OFF + 1400,
    };
    await push(overlay, after, NOW_MS, before);
    expect(rowOf(container)?.hasAttribute("data-card")).toBe(true);
    expect(rowOf(container)?.hasAttribute("data-goal")).toBe(false);
    expect(textOf(container, '[data-side="away"] .goal-chip')).toBe("THẺ ĐỎ");
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(rowOf(container)?.hasAttribute("data-card")).toBe(false);
    expect(container.querySelectorAll('[data-side="away"] .red-card')).toHaveLength(1);
  });
});

describe("Details beside names and score", () => {
  const played = aMatch({
    status: "second_half",
    home: { goals: 1, half: 1, yellow: 2, corners: 5 },
    away: { goals: 0, half: 0, yellow: 1, corners: 3 },
  });

  it("Yellow cards, corners and the half-time score are all in the HTML", () => {
    const { container, getByRole } = renderWithProviders(<MatchRow match={played} />);
    expect(getByRole("img", { name: "2 thẻ vàng" }).textContent).toBe("2");
    expect(textOf(container, ".match-row-corners")).toBe("5-3");
    expect(textOf(container, ".match-row-half")).toBe("H1 1-0");
  });

  it("Uncounted details are left out", () => {
    const { container } = renderWithProviders(<MatchRow match={live} />);
    expect(container.querySelector(".match-row-corners, .row-yellow-card, .red-card")).toBeNull();
  });
});

describe("A pushed goal", () => {
  it("A pushed goal changes the score and highlights the row for ten seconds", async () => {
    const { container, overlay } = renderWithProviders(<MatchRow match={live} />, { now_ms: NOW_MS });
    await push(overlay, afterGoal(live, 1, 0, 1400), NOW_MS, live);
    expect(textOf(container, ".match-row-score")).toBe("1-0");
    expect(rowOf(container)?.getAttribute("data-goal")).toBe("goal");
    expect(container.querySelector('[data-side="home"] .goal-chip')?.textContent).toBe("BÀN THẮNG");
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(rowOf(container)?.hasAttribute("data-goal")).toBe(false);
    expect(textOf(container, ".match-row-score")).toBe("1-0");
  });

  it("A withdrawn goal looks different", async () => {
    const { container, overlay } = renderWithProviders(<MatchRow match={live} />, { now_ms: NOW_MS });
    await push(overlay, afterGoal(live, 1, 0, 1380), NOW_MS, live);
    await push(overlay, afterGoal(live, 0, 0, 1400), NOW_MS);
    expect(rowOf(container)?.getAttribute("data-goal")).toBe("cancelled");
    expect(textOf(container, ".goal-chip")).toBe("HỦY BÀN THẮNG");
  });

  it("A goal reported long after it was scored is not highlighted", async () => {
    const { container, overlay } = renderWithProviders(<MatchRow match={live} />, { now_ms: NOW_MS });
    await push(overlay, afterGoal(live, 1, 0, 600), NOW_MS, live);
    expect(textOf(container, ".match-row-score")).toBe("1-0");
    expect(rowOf(container)?.hasAttribute("data-goal")).toBe(false);
  });

  it("A pushed goal does not overwrite a newer fetched row", async () => {
    const fetched = afterGoal(live, 2, 0, 1200);
    const { container, overlay } = renderWithProviders(<MatchRow match={fetched} />, { now_ms: NOW_MS });
    await push(overlay, afterGoal(live, 1, 0, 600), NOW_MS);
    expect(textOf(container, ".match-row-score")).toBe("2-0");
  });

  it("A pushed goal renders its own row once and no other", async () => {
    const rows = [1, 2, 3, 4, 5].map((id) => ({
      ...live,
      ...aMatch({ id }),
      status: live.status,
      score: live.score,
    }));
    const renders = new Map<string, number>();
    const count = (id: string) => renders.set(id, (renders.get(id) ?? 0) + 1);
    const { overlay } = renderWithProviders(
      <ul>
        {rows.map((row) => (
          <Profiler key={row.id} id={String(row.id)} onRender={count}>
            <MatchRow match={row} />
          </Profiler>
        ))}
      </ul>,
      { now_ms: NOW_MS },
    );
    renders.clear();
    const [, , third] = rows;
    if (!third) throw new Error("five rows were made");
    await push(overlay, afterGoal(third, 1, 0, 1400), NOW_MS, third);
    expect([...renders]).toEqual([["3", 1]]);
  });
});
