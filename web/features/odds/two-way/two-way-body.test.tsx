// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OddsOf, QuoteOf } from "#shared/odds/index.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { oddsFacts, rowOf } from "#web/testing/odds-rows.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { OddsOverlay } from "../odds-overlay.ts";
import { OddsPageProvider } from "../odds-page.context.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import TwoWayBody from "./two-way-body.tsx";

const rendered = vi.hoisted(() => ({ prices: 0 }));
vi.mock("../price.tsx", async (load) => {
  const { memo } = await import("react");
  const { Price } = await load<typeof import("../price.tsx")>();
  const Counted = memo((props: Parameters<typeof Price>[0]) => {
    rendered.prices += 1;
    return <Price {...props} />;
  });
  return { Price: Counted };
});

const NOW = 1_700_000_000;
const MINUTE = 60;
type Row = OddsOf<"asian_handicap">;
type Choose = (name: "price_format" | "line_format" | "margin_free", value: never) => void;

let overlay: OddsOverlay;
let choose: Choose;
function WithStores({ children }: { readonly children: ReactNode }) {
  overlay = useOddsOverlay();
  const [, format] = useSetting("price_format");
  const [, lines] = useSetting("line_format");
  const [, margin] = useSetting("margin_free");
  choose = (name, value) => ({ price_format: format, line_format: lines, margin_free: margin })[name](value);
  return children;
}

const quote = (
  home: number,
  away: number,
  fields: Partial<QuoteOf<"asian_handicap">> = {},
): QuoteOf<"asian_handicap"> => ({
  at: NOW - MINUTE,
  suspended: false,
  line: 0.75,
  home,
  away,
  ...fields,
});
/** A company's row in play; the earlier phases are the same for all. */
const inPlay = (id: number, inplay: QuoteOf<"asian_handicap">): Row =>
  rowOf("asian_handicap", id, {
    initial: quote(1.8, 2, { at: NOW - 86_400, line: 0.5 }),
    instant: quote(1.85, 1.95, { at: NOW - 7_200, line: 0.5 }),
    inplay,
  });

interface Shown {
  /** Null while another page is shown. */
  readonly rows: readonly Row[] | null;
  readonly live?: boolean;
}
let change: (shown: Shown) => Promise<void>;
function Table({ first }: { readonly first: Shown }) {
  const [{ rows, live = true }, setShown] = useState(first);
  change = (shown) => act(async () => setShown(shown));
  const facts = oddsFacts("asian_handicap", NOW - 3_600);
  return (
    <OddsPageProvider value={{ ...facts, match: { ...facts.match, live } }}>
      <WithStores>{rows && <TwoWayBody rows={rows} />}</WithStores>
    </OddsPageProvider>
  );
}

/** `renderedAt`: when the page tree's HTML was rendered, seconds UTC. */
const show = (rows: Shown["rows"], { live = true, renderedAt = NOW } = {}) =>
  renderWithProviders(<Table first={{ rows, live }} />, { now_ms: renderedAt * 1000 });

const textsOf = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
const rowsOf = (container: HTMLElement, body = "tbody") => [...container.querySelectorAll(`${body} tr`)];
const bestOf = (container: HTMLElement) =>
  [...container.querySelectorAll('td[data-phase="inplay"] [data-best]')].map((cell) => cell.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
  rendered.prices = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

describe("A table of handicaps", () => {
  it("Each phase shows its line, payback and the last change", () => {
    const { container } = show([inPlay(1, quote(1.95, 1.93))]);
    expect(textsOf(rowsOf(container)[0])).toEqual([
      ...["1.80", "0.5", "2.00", "1.85", "0.5", "1.95", "1.95", "0.5/1", "1.93"],
      "97.00%",
      "05:121 phút trướccập nhật 1 phút trước",
    ]);
  });

  it("The table ends with the highest, lowest and average price of each side", () => {
    const { container } = show([inPlay(1, quote(1.9, 2)), inPlay(2, quote(2, 1.8))]);
    expect(rowsOf(container, "tfoot").map((row) => textsOf(row).slice(6, 9))).toEqual([
      ["2.00", "0.5/1", "2.00"],
      ["1.90", "0.5/1", "1.80"],
      ["1.95", "0.5/1", "1.90"],
    ]);
  });

  it("Prices that are suspended, stale or on another line do not count", () => {
    const { container } = show([
      inPlay(1, quote(1.9, 2)),
      inPlay(2, quote(1.88, 1.98)),
      inPlay(3, quote(5, 5, { suspended: true })),
      inPlay(4, quote(6, 6, { at: NOW - 6 * MINUTE })),
      inPlay(5, quote(7, 1.1, { line: 2 })),
    ]);
    expect(bestOf(container)).toEqual(["1.90", "2.00"]);
    expect(textsOf(rowsOf(container, "tfoot")[0])[6]).toBe("1.90");
    expect(rowsOf(container)[2]?.textContent).not.toContain("5.00");
    expect(container.querySelectorAll('tbody[data-stopped] [data-state="stale"]')).toHaveLength(2);
  });

  it("Companies that have stopped stand last behind one button, and one that resumes joins the others", async () => {
    const old = { at: NOW - 20 * MINUTE };
    const { container, getByRole } = show([
      inPlay(1, quote(1.9, 2, old)),
      inPlay(2, quote(1.88, 1.98)),
      inPlay(3, quote(1.86, 2, old)),
    ]);
    const companies = () =>
      [...container.querySelectorAll("a[data-history]")].map((link) => [
        link.textContent,
        link.closest("[data-stopped]") !== null,
      ]);
    expect(companies()).toEqual([
      ["Company 2", false],
      ["Company 1", true],
      ["Company 3", true],
    ]);
    expect(container.querySelector(".odds-scroll[data-folded]")).not.toBeNull();
    fireEvent.click(getByRole("button", { name: /2 nhà cái đã dừng/ }));
    expect(container.querySelector(".odds-scroll[data-folded]")).toBeNull();

    await act(async () => overlay.take([inPlay(3, quote(1.87, 2, { at: NOW }))], NOW * 1000));
    expect(companies()).toEqual([
      ["Company 2", false],
      ["Company 3", false],
      ["Company 1", true],
    ]);
    expect(getByRole("button", { name: /1 nhà cái đã dừng/ }).getAttribute("aria-expanded")).toBe("true");
  });

  const stoppedIn = (container: HTMLElement) =>
    [...container.querySelectorAll("[data-stopped] a[data-history]")].map((link) => link.textContent);

  it("Companies have stopped by the time the table is shown, however long ago the first page was loaded", () => {
    const { container } = show(
      [inPlay(1, quote(1.9, 2, { at: NOW - 40 * MINUTE })), inPlay(2, quote(1.88, 1.98))],
      { renderedAt: NOW - 60 * MINUTE },
    );
    expect(stoppedIn(container)).toEqual(["Company 1"]);
  });

  it("A company resumes with a price of the shown market and period only", async () => {
    const stopped = inPlay(1, quote(1.9, 2, { at: NOW - 20 * MINUTE }));
    const { container } = show([stopped, inPlay(2, quote(1.88, 1.98))]);
    const resumed = inPlay(1, quote(1.9, 2, { at: NOW }));
    const total = rowOf("over_under", 1, {
      inplay: { at: NOW, suspended: false, line: 2.5, over: 1.9, under: 2 },
    });
    await act(async () => overlay.take([total, { ...resumed, period: "half" }], NOW * 1000));
    expect(stoppedIn(container)).toEqual(["Company 1"]);
    await act(async () => overlay.take([resumed], NOW * 1000));
    expect(stoppedIn(container)).toEqual([]);
  });

  it("A company that resumes in a later answer joins the others too", async () => {
    const running = inPlay(2, quote(1.88, 1.98));
    const { container } = show([inPlay(1, quote(1.9, 2, { at: NOW - 20 * MINUTE })), running]);
    expect(stoppedIn(container)).toEqual(["Company 1"]);
    await change({ rows: [inPlay(1, quote(1.9, 2, { at: NOW })), running] });
    expect(stoppedIn(container)).toEqual([]);
  });

  it("No company of a table opened before kick-off has stopped, when others price the match in play first", async () => {
    const before = [1, 2].map((id) => ({ ...inPlay(id, quote(1.9, 2)), inplay: null }));
    const { container } = show(before, { live: false });
    await change({ rows: before });
    await act(async () => overlay.take([inPlay(1, quote(1.92, 1.98, { at: NOW }))], NOW * 1000));
    await change({ rows: [...before, inPlay(3, quote(1.9, 2, { at: NOW }))] });
    expect(stoppedIn(container)).toEqual([]);
    expect(rowsOf(container)).toHaveLength(3);
  });

  it("Prices pushed before the table is shown count: a company that resumed has not stopped", async () => {
    const old = inPlay(1, quote(1.9, 2, { at: NOW - 20 * MINUTE }));
    const other = inPlay(2, quote(1.88, 1.98));
    const { container } = show(null);
    await act(async () => overlay.take([inPlay(1, quote(1.9, 2, { at: NOW }))], NOW * 1000));
    await change({ rows: [old, other] });
    expect(stoppedIn(container)).toEqual([]);
  });

  it("A price above the margin-free market is marked, in words too", () => {
    const { container } = show([
      inPlay(1, quote(2, 2)),
      inPlay(2, quote(1.8, 2.1)),
      inPlay(3, quote(2.2, 1.7)),
    ]);
    const marked = [...container.querySelectorAll("td [data-value]")];
    expect(marked.map((price) => price.textContent)).toEqual(
      ["2.00", "2.10", "2.20"].map((price) => `${price}cao hơn giá công bằng`),
    );
    expect(marked[0]?.getAttribute("title")).toMatch(/^Cao hơn giá công bằng: trung bình/);
  });

  it("A price stops counting once it is stale, without a push", () => {
    const { container } = show([
      inPlay(1, quote(1.9, 2)),
      inPlay(2, quote(2.1, 1.8, { at: NOW - 4 * MINUTE })),
    ]);
    expect(bestOf(container)).toEqual(["2.00", "2.10"]);
    act(() => vi.advanceTimersByTime(2 * MINUTE * 1000));
    expect(bestOf(container)).toEqual(["1.90", "2.00"]);
  });

  it("A click on a price opens its company's history", () => {
    const { container } = show([inPlay(1, quote(1.9, 2))]);
    const link = container.querySelector("a[data-history]");
    expect(link?.getAttribute("href")).toBe("/asian-handicap-odds/1?company_id=1");
    const clicked = vi.fn((event: Event) => event.preventDefault());
    link?.addEventListener("click", clicked);
    fireEvent.click(container.querySelectorAll('td[data-cell="price"]')[0] as Element);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("Sorting by a price keeps the order while prices move", async () => {
    const { container, getByRole } = show([inPlay(1, quote(1.9, 2)), inPlay(2, quote(2, 1.9))]);
    const names = () => rowsOf(container).map((row) => row.querySelector("a")?.textContent);
    fireEvent.click(getByRole("button", { name: /Chủ, Kèo chạy/ }));
    expect(names()).toEqual(["Company 2", "Company 1"]);
    await act(async () => overlay.take([inPlay(1, quote(2.5, 1.6, { at: NOW }))], NOW * 1000));
    expect(names()).toEqual(["Company 2", "Company 1"]);
  });
});

describe("A reader's settings", () => {
  it("A new price format applies to every price at once, without a request", async () => {
    const { container } = show([inPlay(1, quote(1.95, 2.5))]);
    await act(async () => choose("price_format", "malay" as never));
    expect(textsOf(rowsOf(container)[0]).slice(6, 9)).toEqual(["0.95", "0.5/1", "−0.67"]);
    expect(textsOf(rowsOf(container, "tfoot")[0]).slice(6, 9)).toEqual(["0.95", "0.5/1", "−0.67"]);
  });

  it("Lines can be shown as decimals", async () => {
    const { container } = show([inPlay(1, quote(1.95, 1.93))]);
    await act(async () => choose("line_format", "decimal" as never));
    expect(textsOf(rowsOf(container)[0])[7]).toBe("0.75");
  });

  it("The margin-free view shows probabilities in place of prices", async () => {
    const { container } = show([inPlay(1, quote(1.95, 1.93))]);
    await act(async () => choose("margin_free", "proportional" as never));
    // Worked example of domain-facts: 1.95 and 1.93 are 49.74 % and 50.26 %.
    expect(textsOf(rowsOf(container)[0]).slice(6, 9)).toEqual(["49.7%", "0.5/1", "50.3%"]);
  });
});

describe("A pushed price", () => {
  const push = (row: Row) =>
    act(async () => {
      overlay.take([row], Date.now());
      await vi.advanceTimersByTimeAsync(50);
    });

  it("A pushed price renders only the prices that changed", async () => {
    const rows = [1, 2, 3, 4].map((id) => inPlay(id, quote(id === 2 ? 1.85 : 1.9, 1.98)));
    show(rows);
    expect(rendered.prices).toBe(4 * 6);
    rendered.prices = 0;
    await push(inPlay(2, quote(1.86, 1.98, { at: NOW })));
    // Its own cell: the best ones are unchanged.
    expect(rendered.prices).toBe(1);
  });

  it("A pushed best price is highlighted in place of the earlier one", async () => {
    const { container } = show([inPlay(1, quote(1.9, 2)), inPlay(2, quote(1.8, 2.1))]);
    await push(inPlay(2, quote(1.8, 2.1)));
    await push(inPlay(2, quote(1.95, 1.9, { at: NOW })));
    expect(bestOf(container)).toEqual(["2.00", "1.95tăng"]);
    expect(container.querySelectorAll('[data-move="down"]')).toHaveLength(1);
  });
});
