// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from "@testing-library/react";
import { useState } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { listQueries } from "#web/testing/list-queries.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { type DayScope, MatchDayView } from "../day/match-day.tsx";
import type { DayPage } from "../day/use-day.ts";
import { REST_MS } from "./use-rest.ts";

const DATE = "2022-12-18";
const NOW_MS = KICK_OFF * 1000;

/** Two leagues that do not play, the hotter one first. */
const HOT = { id: 5, name: "Giải Lớn", hot: 5 };
const SMALL = { id: 2, name: "Giải Nhỏ", hot: 2 };
const of = (id: number, league: typeof HOT, status: Match["status"] = "not_started", minute = 0) =>
  aMatch({
    id,
    status,
    rest: {
      match_time: KICK_OFF + minute * 60,
      competition: { ...aMatch().competition, ...league },
      home: { ...aMatch().home, id: id * 10 + 1, name: `Nhà ${id}` },
    },
  });
const later = (match: Match, status: Match["status"]): Match => ({
  ...match,
  status,
  updated_at: match.updated_at + 60,
});

const DAY = [of(1, HOT), of(2, HOT, "not_started", 30), of(3, SMALL, "not_started", 10)];

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

interface CutsProps {
  readonly page: DayPage;
  readonly scopes: readonly DayScope[];
}

/** Successive filters of a day. */
function Cuts({ page, scopes }: CutsProps) {
  const [place, go] = useState(0);
  return (
    <>
      <button type="button" onClick={() => go(place + 1)}>
        next
      </button>
      <p>{useLocation().pathname}</p>
      <MatchDayView page={page} scope={scopes[place]} />
    </>
  );
}

async function open(path = "/", matches: readonly Match[] = DAY, scopes: readonly DayScope[] = []) {
  const page = { date: DATE, today: DATE, tz: "+07:00" };
  const view = scopes.length > 0 ? <Cuts page={page} scopes={scopes} /> : <MatchDayView page={page} />;
  const result = renderWithProviders(view, { path, now_ms: NOW_MS, queries: listQueries(page, { matches }) });
  // Idle, then the code loaded after hydration, then its results.
  for (let turn = 0; turn < 5; turn += 1) {
    await pass(200);
    await act(() => vi.dynamicImportSettled());
  }
  const { container } = result;
  const rows = () =>
    [...container.querySelectorAll<HTMLElement>("li.match-row")]
      .filter((row) => !row.closest("[data-collapsed]"))
      .map(({ dataset }) => Number(dataset.matchId));
  const blocks = () => [...container.querySelectorAll(".list-area h2")].map(({ textContent }) => textContent);
  return { ...result, rows, blocks };
}

function follow(kind: "favouritesList" | "favouritesLeagues" | "favouritesTeams", id: number) {
  const now = Math.floor(NOW_MS / 1000);
  localStorage.setItem(kind, JSON.stringify([{ id, followed_at: now, expires_at: now + 86_400 }]));
}

describe("The order of the live list", () => {
  it("The order stays while the list has the focus, and a new one is offered", async () => {
    const { overlay, rows, getByText, container, queryByText } = await open();
    container.querySelector<HTMLElement>("li.match-row a")?.focus();
    await act(async () => pushMatch(overlay, later(of(3, SMALL), "first_half"), NOW_MS));
    await pass(REST_MS * 3);
    expect(rows()).toEqual([1, 2, 3]);
    await act(async () => fireEvent.click(getByText("Sắp xếp lại danh sách")));
    await pass(0);
    expect(rows()).toEqual([3, 1, 2]);
    expect(queryByText("Sắp xếp lại danh sách")).toBeNull();
  });

  it("A new order is applied once the reader is idle outside the list", async () => {
    const { overlay, rows } = await open();
    await act(async () => pushMatch(overlay, later(of(3, SMALL), "first_half"), NOW_MS));
    await pass(REST_MS - 500);
    expect(rows()).toEqual([1, 2, 3]);
    await act(async () => void fireEvent.scroll(window));
    await pass(REST_MS - 500);
    expect(rows()).toEqual([1, 2, 3]);
    await pass(1_000);
    expect(rows()).toEqual([3, 1, 2]);
  });

  it("The list begins with the reader's favourites and pins their matches without repeating them", async () => {
    follow("favouritesLeagues", SMALL.id);
    follow("favouritesList", 2);
    const { rows, blocks } = await open();
    expect(blocks()).toEqual([
      "Đang theo dõi",
      expect.stringContaining("Nhỏ"),
      expect.stringContaining("Lớn"),
    ]);
    expect(rows()).toEqual([2, 3, 1]);
  });

  it("Matches in play stand in one section above the blocks, in the order of their leagues", async () => {
    const { rows, blocks, container } = await open("/", [
      ...DAY,
      of(4, SMALL, "half_time", -45),
      of(5, HOT, "first_half"),
    ]);
    expect(rows()).toEqual([5, 4, 1, 2, 3]);
    expect(blocks()[0]).toContain("Đang đá2");
    const live = container.querySelector(".live-section");
    expect([...(live?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Lớn"),
      expect.stringContaining("Nhỏ"),
    ]);
  });

  it("A match that has ended leaves the live section once the reader rests", async () => {
    const { overlay, rows, container } = await open("/", [...DAY, of(4, SMALL, "second_half", -90)]);
    expect(rows()).toEqual([4, 1, 2, 3]);
    await act(async () => pushMatch(overlay, later(of(4, SMALL, "second_half", -90), "ended"), NOW_MS));
    expect(rows()).toEqual([4, 1, 2, 3]);
    await pass(REST_MS * 2);
    expect(rows()).toEqual([1, 2, 4, 3]);
    expect(container.querySelector(".live-section")).toBeNull();
  });

  it("Sorted by time, the list is flat, with the league above each match of another one", async () => {
    localStorage.setItem(SETTINGS_KEY, '{"list_sort":"time"}');
    const { rows, blocks, container } = await open("/", [...DAY, of(4, SMALL, "half_time", -45)]);
    expect(blocks()).toEqual(["Đang đá", "Theo giờ thi đấu"]);
    expect(rows()).toEqual([4, 1, 3, 2]);
    expect(container.querySelectorAll(".league-tag")).toHaveLength(4);
  });
});

describe("The blocks of the live list", () => {
  it("Blocks can be folded and expose their state", async () => {
    const { rows, getByRole } = await open();
    const caret = getByRole("button", { name: "Các trận Giải Lớn" });
    expect(caret.getAttribute("aria-expanded")).toBe("true");
    await act(async () => fireEvent.click(caret));
    expect(caret.getAttribute("aria-expanded")).toBe("false");
    expect(rows()).toEqual([3]);
  });

  it("The hot tab shows the blocks of hot leagues", async () => {
    const { rows } = await open("/?livescore_tab=hot");
    expect(rows()).toEqual([1, 2]);
  });

  it("Blocks load twenty at a time", async () => {
    const many = Array.from({ length: 25 }, (_, place) =>
      of(place + 1, { id: place + 10, name: `Giải ${place + 10}`, hot: 3 }),
    );
    const first = await open("/", many);
    expect(first.rows()).toHaveLength(20);
    expect(first.getByText("Xem thêm (5 giải)").getAttribute("href")).toBe("/?page=2");
    cleanup();
    expect((await open("/?page=2", many)).rows()).toHaveLength(25);
  });
});

describe("A variant of the live list", () => {
  const cut = (hot: number): DayScope => ({
    ...{ name: `${hot}`, heading: `${hot}`, isOfNow: false, nav: null },
    has: ({ competition }) => competition.hot === hot,
  });

  it("A variant shows its own matches at once after another one", async () => {
    const { rows, getByText } = await open("/", DAY, [cut(2), cut(5)]);
    expect(rows()).toEqual([3]);
    fireEvent.click(getByText("next"));
    expect(rows()).toEqual([1, 2]);
  });

  it("The picker can leave a variant whose path contains the status", async () => {
    const status = { chosen: "upcoming", pathFor: (filter: string) => `/livescore/${filter}` } as const;
    const page = await open("/livescore/upcoming?livescore_tab=league", DAY, [{ ...cut(5), status }]);
    const dialog = within(page.getByRole("dialog", { name: "Chọn giải đấu" }));
    await act(async () => fireEvent.click(dialog.getByLabelText("Tất cả")));
    const submit = dialog.getByText("Xem 2 trận");
    await act(async () => void fireEvent.submit(submit.closest("form") as HTMLFormElement));
    expect(page.getByText("/livescore/all")).toBeTruthy();
  });
});

describe("The league picker", () => {
  async function pick(path = "/") {
    const page = await open(path);
    await act(async () => fireEvent.click(page.getByRole("link", { name: "Giải đấu" })));
    await pass(10);
    return { ...page, dialog: within(page.getByRole("dialog", { name: "Chọn giải đấu" })) };
  }

  it("The picker opens in place of its page, and filters the list until the choice is cleared", async () => {
    const { dialog, rows, getByText, getByRole, container } = await pick();
    await act(async () => fireEvent.click(dialog.getByLabelText(/Giải Lớn/)));
    expect(rows()).toEqual([1, 2, 3]);
    const submit = dialog.getByText("Xem 1 trận");
    await act(async () => void fireEvent.submit(submit.closest("form") as HTMLFormElement));
    await pass(10);
    expect(rows()).toEqual([3]);
    await act(() => vi.dynamicImportSettled());
    expect(getByText("1 giải")).toBeTruthy();
    expect(container.querySelector(".chip[data-filter=all] .chip-count")?.textContent).toBe("1");
    await act(async () => fireEvent.click(getByRole("button", { name: "Bỏ chọn giải, hiện mọi giải" })));
    await pass(10);
    expect(rows()).toEqual([1, 2, 3]);
  });

  it("The picker does not confirm an empty choice", async () => {
    const { dialog } = await pick();
    await act(async () => fireEvent.click(dialog.getByText("Bỏ chọn tất cả")));
    expect((dialog.getByText("Xem 0 trận") as HTMLButtonElement).disabled).toBe(true);
    expect(dialog.getByRole("status").textContent).toBe("Chọn ít nhất một giải");
  });

  it("The picker selects and clears only the filtered leagues", async () => {
    const { dialog } = await pick();
    await act(async () => fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "nho" } }));
    expect(dialog.queryByLabelText(/Giải Lớn/)).toBeNull();
    await act(async () => fireEvent.click(dialog.getByText("Bỏ chọn tất cả")));
    expect(dialog.getByText("Xem 2 trận")).toBeTruthy();
  });
});
