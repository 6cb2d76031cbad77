// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnswerAt } from "#shared/api/index.ts";
import type { Competition } from "#shared/competition/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { RECENT_KEY } from "./recent-searches.ts";
import { SearchBox } from "./search-box.tsx";

const totals = { match: 0, league: 0, team: 0, player: 0, coach: 0 };
const nothing = { matches: [], competitions: [], teams: [], players: [], coaches: [], totals };
const hot: Competition = { ...aMatch().competition, kind: "cup", current_season_id: null };
const withMatch = { ...nothing, matches: [aMatch()], totals: { ...totals, match: 12 } };

/** Requests to edge; successive searches get these responses, or none. */
let requests: { url: string; signal: AbortSignal }[];
let answers: (AnswerAt<"/api/v1/football/search"> | Error)[];
const searches = () => requests.filter(({ url }) => url.includes("/search?"));

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  answers = [];
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("fetch", async (url: string, { signal }: { signal: AbortSignal }) => {
    requests.push({ url, signal });
    const answer = url.includes("/search?") ? answers.shift() : { competitions: [hot] };
    if (answer instanceof Error) throw answer;
    return answer ? Response.json({ data: answer }) : new Promise(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const closed = vi.fn();
async function open() {
  closed.mockClear();
  const page = renderWithProviders(<SearchBox onClose={closed} />);
  await pass(0);
  return page;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const status = () => screen.getByRole("status").textContent;
const groups = () =>
  screen.queryAllByRole("group").map((one) => one.querySelector(".search-box-head")?.textContent);
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
const key = (name: string, more: object = {}) => {
  const target = field();
  const goesOn = fireEvent.keyDown(target, { key: name, ...more });
  fireEvent.keyUp(target, { key: name, ...more });
  return goesOn;
};

describe("The search box", () => {
  it("Below three characters nothing is requested, and hot leagues and a hint are shown", async () => {
    await open();
    type("hà");
    await pass(1000);
    expect(searches()).toEqual([]);
    expect(groups()).toEqual(["Giải đấu hot"]);
    expect(screen.getByRole("dialog").textContent).toContain("Nhập ít nhất 3 ký tự");
  });

  it("A search is requested after 200 ms without typing, and the number of results of each kind is announced", async () => {
    answers = [withMatch];
    await open();
    type("arg");
    await pass(199);
    expect(searches()).toEqual([]);
    type("arge");
    await pass(199);
    expect(status()).toBe("Đang tải…");
    await pass(2);
    expect(searches().map(({ url }) => url)).toEqual([
      "/api/v1/football/search?limit=5&q=arge&tz=%2B07%3A00",
    ]);
    expect(groups()).toEqual(["Trận đấu 12"]);
    expect(status()).toBe("12 kết quả");
    const all = screen.getByRole("option", { name: "Xem tất cả: Trận đấu" });
    expect(all.getAttribute("href")).toBe("/tim-kiem?kind=match&q=arge");
  });

  it("A new search aborts the previous one and ignores its response", async () => {
    answers = [];
    await open();
    type("arg");
    await pass(202);
    answers = [nothing];
    type("zzz");
    expect(searches().map(({ signal }) => signal.aborted)).toEqual([true]);
    await pass(202);
    expect(status()).toBe("Không tìm thấy kết quả nào");
  });

  it("A failed search is reported, and retried on request", async () => {
    answers = [new TypeError("no network"), withMatch];
    await open();
    type("arg");
    await pass(202);
    expect(status()).toBe("Không tìm được, vui lòng thử lại.");
    fireEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    await pass(202);
    expect(status()).toBe("12 kết quả");
  });

  it("Arrow keys move through the options while the focus stays in the field", async () => {
    answers = [withMatch];
    await open();
    type("arg");
    await pass(202);
    field().focus();
    expect(active()).toBeNull();
    expect(field().getAttribute("aria-expanded")).toBe("true");
    expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
    key("ArrowDown");
    await pass(20);
    expect(active()?.getAttribute("href")).toBe(`/match/${aMatch().id}`);
    expect(document.activeElement).toBe(field());
    key("ArrowUp");
    await pass(20);
    expect(active()).toBeNull();
  });

  it("The first Escape clears the field and the second is left to the dialog", async () => {
    answers = [withMatch];
    await open();
    type("arg");
    await pass(202);
    expect(key("Escape")).toBe(false);
    await pass(0);
    expect(field().value).toBe("");
    expect(key("Escape")).toBe(true);
  });

  it("Enter and Escape are left to a composing input method", async () => {
    answers = [withMatch];
    const { router } = await open();
    type("arg");
    await pass(202);
    key("Enter", { keyCode: 229 });
    expect(key("Escape", { isComposing: true })).toBe(true);
    await pass(0);
    expect([field().value, router.state.location.pathname]).toEqual(["arg", "/"]);
    key("Enter");
    await pass(0);
    expect(router.state.location).toMatchObject({ pathname: "/tim-kiem", search: "?q=arg" });
  });

  it("Opened searches are remembered, offered again and removable", async () => {
    answers = [withMatch];
    await open();
    type("arg");
    await pass(202);
    fireEvent.click(screen.getAllByRole("option").find((link) => link.matches(".found-link")) as Element);
    await pass(0);
    expect(localStorage.getItem(RECENT_KEY)).toBe('["arg"]');
    cleanup();
    await open();
    fireEvent.click(screen.getByRole("option", { name: "arg" }));
    await pass(0);
    expect(field().value).toBe("arg");
    type("");
    fireEvent.click(screen.getByRole("option", { name: "Xóa “arg” khỏi tìm gần đây" }));
    await pass(0);
    expect(localStorage.getItem(RECENT_KEY)).toBe("[]");
    expect(groups()).toEqual(["Giải đấu hot"]);
  });
});
