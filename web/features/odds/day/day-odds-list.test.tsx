// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { MatchStatus } from "#shared/match/match-status.ts";
import type { Odds, OddsOf } from "#shared/odds/index.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { OddsOverlay } from "../odds-overlay.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { DayOddsList } from "./day-odds-list.tsx";

afterEach(cleanup);

const at = KICK_OFF + 590;
const match = aMatch({ id: 1, status: "first_half" });
const group = { competition: match.competition, matches: [match] };

let overlay: OddsOverlay | null = null;
function Overlay() {
  overlay = useOddsOverlay();
  return null;
}

function open(page: OddsPage, odds: readonly Odds[], status: MatchStatus = match.status) {
  return renderWithProviders(
    <>
      <Overlay />
      <DayOddsList
        page={page}
        groups={[group]}
        odds={new Map([[1, odds]])}
        statusOf={() => status}
        heading={() => ({ id: "cup", bar: <h2 id="cup">World Cup</h2> })}
        cell={(one) => <a href={`/x/${one.id}`}>{one.home.name}</a>}
      />
    </>,
    { now_ms: (KICK_OFF + 600) * 1000 },
  );
}

const NONE = "–Chưa có giá";
/** A market with a line, and 1X2 without any price. */
const NOTHING = [`${NONE} – ${NONE}`, `${NONE} ${NONE} ${NONE}`];

const cellsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("tbody td:not(.day-odds-phases)")].map((cell) =>
    [...cell.querySelectorAll(".price, .day-odds-line, b")].map((element) => element.textContent).join(" "),
  );

describe("A market's page of a day", () => {
  it("A match shows three phases, with the line between its sides", () => {
    const { container } = open("asian_handicap", [someOdds({ line: -0.75, at })]);
    expect(cellsOf(container)).toEqual(["1.92 0/0.5 1.94", "1.92 0/0.5 1.94", "1.90 −0.5/1 1.95"]);
    expect(container.querySelector("td[data-current]")?.getAttribute("data-phase")).toBe("inplay");
  });

  it("A match without prices keeps its columns, labelled as empty", () => {
    const { container } = open("asian_handicap", []);
    expect(cellsOf(container)).toEqual([NONE, NONE, NONE]);
  });

  it("A pushed price updates its own cell", async () => {
    const { container } = open("asian_handicap", [someOdds({ at })]);
    await act(async () => overlay?.take([someOdds({ at: at + 1, home: 1.8 })], 0));
    expect(cellsOf(container)[2]).toBe("1.80 0.5 1.95");
  });
});

describe("The page of the three main markets", () => {
  it("Each market shows its current price, with space reserved for an unpriced one", () => {
    const { container } = open("main", [someOdds({ at })]);
    expect(cellsOf(container)).toEqual(["1.90 0.5 1.95", ...NOTHING]);
  });

  it("The opening price stands below the current one, and moves of the present are marked", async () => {
    const { container } = open("main", [someOdds({ at, line: 0.5 })]);
    const opening = () =>
      [...(container.querySelector(".day-odds-opening")?.querySelectorAll("[translate]") ?? [])].map(
        (one) => one.textContent,
      );
    expect(opening()).toEqual(["1.92", "0/0.5", "1.94"]);
    const labels = [...container.querySelectorAll("td.day-odds-phases > span")];
    expect(labels.map(({ textContent }) => textContent)).toEqual(["Chạy", "Sớm"]);
    expect(container.querySelectorAll(".day-odds-opening")).toHaveLength(1);
    await act(async () => overlay?.take([someOdds({ at, line: 0.5 })], 0));
    await act(async () => overlay?.take([someOdds({ at: at + 1, line: 0.5, home: 1.8 })], 0));
    expect(container.querySelector('[data-move="down"]')?.textContent).toContain("1.80");
    await act(async () => overlay?.take([someOdds({ at: at + 2, line: 0.75 })], 0));
    expect(container.querySelector(".day-odds-line[data-moved]")?.textContent).toBe("0.5/1");
    expect(opening()).toEqual(["1.92", "0/0.5", "1.94"]);
  });

  it("The label of a line holds for every market: one without a running price has none beside those that have", () => {
    const quote = { at, suspended: false, line: 2.5, over: 1.85, under: 2.05 };
    const totals: OddsOf<"over_under"> = {
      ...someOdds({ at }),
      ...{ market: "over_under", initial: quote, instant: quote, inplay: null },
    };
    const { container } = open("main", [someOdds({ at }), totals]);
    expect(container.querySelector("td.day-odds-phases > span")?.textContent).toBe("Chạy");
    expect(cellsOf(container)).toEqual(["1.90 0.5 1.95", ...NOTHING]);
    const openings = container.querySelectorAll('td[data-market="over_under"] .day-odds-opening');
    expect(openings).toHaveLength(1);
    cleanup();
    const before = [{ ...someOdds({ at }), inplay: null } as Odds, totals];
    const later = open("main", before, "not_started");
    expect(later.container.querySelector("td.day-odds-phases > span")?.textContent).toBe("Trước");
    expect(cellsOf(later.container).slice(0, 2)).toEqual(["1.92 0/0.5 1.94", "1.85 2.5 2.05"]);
  });

  it("A finished match shows the last prices before it, not that nobody prices it any more", () => {
    const odds = someOdds({ at });
    const closed = { ...odds, inplay: { ...odds.inplay, suspended: true } } as Odds;
    expect(cellsOf(open("main", [closed], "ended").container)).toEqual(["1.92 0/0.5 1.94", ...NOTHING]);
    const { container } = open("asian_handicap", [closed], "ended");
    expect(container.querySelector("td[data-current]")?.getAttribute("data-phase")).toBe("instant");
    const untold = { ...closed, initial: null, instant: null } as Odds;
    expect(cellsOf(open("main", [untold], "ended").container)[0]).toMatch(/^\D*$/);
  });
});

describe("The page of correct scores", () => {
  it("The three likeliest scores are shown", () => {
    const scores = [
      { home: 2, away: 1, price: 9 },
      { home: 1, away: 1, price: 6 },
      { home: 1, away: 0, price: 7 },
      { home: 5, away: 5, price: 900 },
    ];
    const quote = { at, suspended: false, scores, other: 30 };
    const odds = { ...someOdds(), market: "correct_score", initial: quote, instant: null, inplay: null };
    const { container } = open("correct_score", [odds as unknown as Odds]);
    expect(cellsOf(container)).toEqual(["1-1 6.00", "1-0 7.00", "2-1 9.00"]);
  });
});
