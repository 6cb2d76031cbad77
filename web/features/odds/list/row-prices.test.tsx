// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MainOdds } from "#shared/odds/index.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { OddsOverlay } from "../odds-overlay.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { RowPrices, type RowPricesProps } from "./row-prices.tsx";
import { ListOddsContext } from "./use-list-odds.ts";

const NOW_MS = KICK_OFF * 1000 + 600_000;
const at = KICK_OFF + 590;
const total = (over: number): MainOdds => {
  const quote = { at, suspended: false, line: 2.75, over, under: 1.8 };
  return {
    ...someOdds(),
    market: "over_under",
    initial: quote,
    instant: quote,
    inplay: quote,
  } as unknown as MainOdds;
};

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let overlay: OddsOverlay | null = null;
function Overlay() {
  overlay = useOddsOverlay();
  return null;
}

function open(odds: readonly MainOdds[], more: Partial<RowPricesProps> = {}) {
  const match = aMatch({ id: 1 });
  const place = { match_id: match.id, match_time: KICK_OFF };
  return renderWithProviders(
    <>
      <Overlay />
      <ListOddsContext value={{ company_id: null, matches: new Map(odds.length > 0 ? [[1, odds]] : []) }}>
        <RowPrices {...place} play="running" {...more} />
      </ListOddsContext>
    </>,
    { now_ms: NOW_MS },
  );
}

const textsOf = (container: HTMLElement, market: string) =>
  [...container.querySelectorAll(`[data-market="${market}"] :is(.price, .price-line)`)].map(
    (cell) => cell.textContent,
  );

describe("The prices of a row", () => {
  it("Row prices link to all companies and are grouped by market, with the line at the giving side", () => {
    const { container, getByRole } = open([someOdds({ line: -0.75, at }), total(2.05)]);
    expect(getByRole("link").getAttribute("href")).toBe("/oddscomp/1");
    expect(textsOf(container, "asian_handicap")).toEqual(["0.5/1", "1.90", "1.95"]);
    expect(
      container.querySelector('[data-market="asian_handicap"] .price-line')?.getAttribute("data-side"),
    ).toBe("away");
    expect(textsOf(container, "over_under")).toEqual(["2.5/3", "2.05", "1.80"]);
    expect(textsOf(container, "match_result")).toEqual([]);
  });

  it("A closed company shows a lock and a dash", () => {
    const { container } = open([someOdds({ suspended: true, at })]);
    const block = container.querySelector('[data-market="asian_handicap"]');
    expect(block?.querySelector(".price-line")?.textContent).toBe("–");
    expect(block?.querySelectorAll('.price[data-state="suspended"] svg')).toHaveLength(2);
  });

  it("In play, prices without an update since kick-off are labelled as past", () => {
    const before = { ...someOdds({ at }), inplay: null };
    const { container } = open([before]);
    expect(container.querySelector(".price")?.getAttribute("data-state")).toBe("past");
  });

  it("A finished or unpriced match leaves the space empty", () => {
    expect(open([someOdds({ at })], { play: "over" }).container.textContent).toBe("");
    expect(open([]).container.querySelector(".match-row-prices")).toBeTruthy();
  });
});

describe("A pushed price", () => {
  it("A pushed price renders its own market's block and highlights the move", async () => {
    const { container } = open([someOdds({ at }), total(2.05)]);
    await act(async () => overlay?.take([someOdds({ at })], NOW_MS));
    await act(async () => overlay?.take([someOdds({ at: at + 1, home: 1.8 })], NOW_MS));
    expect(textsOf(container, "asian_handicap")).toEqual(["0.5", "1.80giảm", "1.95"]);
    expect(container.querySelectorAll("[data-move]")).toHaveLength(1);
  });

  it("A pushed price leaves unchanged nodes alone", async () => {
    const { container } = open([someOdds({ at }), total(2.05)]);
    const changed: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { target } of records) changed.push(target.nodeName === "#text" ? "text" : target.nodeName);
    });
    watch.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
    await act(async () => overlay?.take([someOdds({ at: at + 1, home: 1.8 })], NOW_MS));
    expect(watch.takeRecords().length + changed.length).toBe(1);
    watch.disconnect();
  });
});
