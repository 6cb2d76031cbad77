// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aMatch } from "#tests/support/page-builders.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import type { QueryHost } from "#web/platform/query-host.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { pushMatch } from "../live/match-push.ts";
import { refetch } from "../live/refetch.ts";
import { MatchDayView } from "./match-day.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const week = ["15", "16", "17", "18", "19", "20", "21"].map((day) => `2022-12-${day}`);
const open = (today: string, path: string) => {
  const date = "2022-12-18";
  const matches = [aMatch({ status: "ended", home: { goals: 3 }, away: { goals: 3 } })];
  const page = { date, today, days: week, day: { date, tz: "+07:00", matches }, overnight: [] };
  return renderPart(<MatchDayView page={page} hotLeagues={[]} />, { path });
};

describe("the list of a day", () => {
  it("says which day another day is, and leads back to today from far away", () => {
    const { getByRole } = open("2026-11-21", "/?date=2022-12-18");
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Tỷ số bóng đá ngày 18-12-2022");
    expect(getByRole("link", { name: "Hôm nay" }).getAttribute("href")).toBe("/");
  });

  it("needs no second way to a today that stands in the strip", () => {
    const { getByRole, queryByRole } = open("2022-12-18", "/");
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Tỷ số trực tuyến");
    expect(queryByRole("link", { name: "Hôm nay" })).toBeNull();
  });

  it("names a competition once for those who listen, with its country", () => {
    const { getByRole } = open("2022-12-18", "/");
    expect(getByRole("region", { name: "Quốc tế: World Cup 2022" })).toBeTruthy();
  });
});

describe("a cut of the day", () => {
  it("has no other days where it is what is in play now", () => {
    const date = "2022-12-18";
    const day = { date, tz: "+07:00", matches: [aMatch()] };
    const page = { date, today: date, days: week, day, overnight: [] };
    const scope = { name: "live", heading: "In play", has: () => true, nav: null };
    const strips = [false, true].map((isOfNow) => {
      const view = renderPart(<MatchDayView page={page} hotLeagues={[]} scope={{ ...scope, isOfNow }} />);
      const strip = view.queryByRole("navigation", { name: "Chọn ngày" });
      cleanup();
      return strip !== null;
    });
    expect(strips).toEqual([true, false]);
  });
});

describe("a list that came with its first rows", () => {
  const date = "2022-12-18";
  const first = aMatch({ id: 1, status: "first_half" });
  const late = aMatch({ id: 2 });
  const league = { ...late.competition, id: 9 as never, name: "Giải Sao" };
  const rest = {
    counts: { all: 3, live: 0, upcoming: 2, ended: 1 },
    leagues: [{ competition: league, count: 3 }],
    next: [late],
    has_open: true,
  };
  const prices = { row: () => null, heads: null, bar: null, sync: () => <output>in step</output> };
  const pageWith = (more: object) => ({
    ...{ date, today: date, days: week, day: { date, tz: "+07:00", matches: [first] }, overnight: [] },
    rest: { ...rest, ...more },
  });
  const open = async (more = {}) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const view = renderPart(<MatchDayView page={pageWith(more)} hotLeagues={[]} prices={prices} />);
    for (const _turn of ["code", "idle"])
      await act(async () => {
        await vi.dynamicImportSettled();
        await vi.advanceTimersByTimeAsync(1_000);
      });
    const counts = [...view.container.querySelectorAll(".chip-count")].map(({ textContent }) => textContent);
    const rows = [...view.container.querySelectorAll(".match-row-link")].map((row) =>
      row.getAttribute("href"),
    );
    return { ...view, counts, rows };
  };

  it("counts the others, leads to them and names the next, and changes nothing until they are there", async () => {
    const { counts, rows, getByRole, getAllByRole, getByText, overlay, container } = await open();
    expect(counts).toEqual(["4", "1", "2", "1"]);
    expect(rows).toEqual(["/match/1"]);
    expect(getByRole("link", { name: /Giải Sao/ }).getAttribute("href")).toBe("/?page=2#competition-9");
    expect(getByRole("link", { name: "Xem thêm (1 giải)" }).getAttribute("href")).toBe(
      "/?page=2#competition-9",
    );
    expect(getAllByRole("link").map((link) => link.getAttribute("href"))).toContain("/match/2");
    // The line does not wait for them; what it tells of them is not shown before they are there.
    expect(getByText("in step")).toBeTruthy();
    await act(async () => pushMatch(overlay, aMatch({ id: 4, status: "first_half" }), 0));
    expect(container.querySelectorAll(".match-row-link")).toHaveLength(1);
  });

  it("shows them after the first once they are there, counted once", async () => {
    const others = [2, 3, 4].map((id) => ({ ...aMatch({ id }), competition: league }));
    const { counts, rows, queryByRole, getByRole, getByText } = await open({ matches: others });
    expect(counts).toEqual(["4", "1", "3", "0"]);
    expect(rows).toEqual([1, 2, 3, 4].map((id) => `/match/${id}`));
    expect(getByRole("link", { name: /Giải Sao.*3/ }).getAttribute("href")).toBe("#competition-9");
    expect(queryByRole("link", { name: /Xem thêm \(/ })).toBeNull();
    expect(getByText("in step")).toBeTruthy();
  });

  it("leaves prices their place where only the others have some", async () => {
    const columns = async (has_open: boolean) => {
      cleanup();
      const over = {
        ...pageWith({ has_open }),
        day: { date, tz: "+07:00", matches: [aMatch({ status: "ended" })] },
      };
      const view = renderPart(<MatchDayView page={over} hotLeagues={[]} prices={prices} />);
      return view.container.querySelector(".match-list")?.getAttribute("data-prices");
    };
    expect([await columns(true), await columns(false)]).toEqual(["true", null]);
  });

  it("is followed without them where they cannot be had, and says nothing of them twice", async () => {
    const { counts, getByRole, getAllByRole, getByText, overlay, container } = await open({
      isMissing: true,
    });
    const chips = () => [...container.querySelectorAll(".chip-count")].map(({ textContent }) => textContent);
    expect(counts).toEqual(["4", "1", "2", "1"]);
    expect(getByRole("link", { name: "Xem thêm (1 giải)" })).toBeTruthy();
    expect(getByText("in step")).toBeTruthy();
    // One of theirs kicks off.
    await act(async () =>
      pushMatch(overlay, { ...aMatch({ id: 2, status: "first_half" }), competition: league }, 0),
    );
    expect(container.querySelectorAll(".match-row-link")).toHaveLength(2);
    expect(chips()).toEqual(["4", "1", "2", "1"]);
    expect(getAllByRole("link", { name: /Giải Sao.*\d$/ })).toHaveLength(1);
    expect(container.querySelector(".load-more")?.textContent).not.toContain("giải");
  });

  it("counts what was asked for again, once that is all of the day", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ data: { date, tz: "+07:00", matches: [first, aMatch({ id: 2 }), aMatch({ id: 3 })] } }),
    );
    let queries: QueryHost | undefined;
    const Host = () => {
      queries = usePageStores().queries;
      return null;
    };
    const view = renderPart(
      <>
        <Host />
        <MatchDayView page={pageWith({ isMissing: true })} hotLeagues={[]} prices={prices} />
      </>,
    );
    await act(async () => queries && refetch(queries, { what: "match-day", date }));
    const chips = [...view.container.querySelectorAll(".chip-count")].map(({ textContent }) => textContent);
    expect(chips).toEqual(["3", "1", "2", "0"]);
    vi.unstubAllGlobals();
  });

  it("keeps its counts where a status is chosen meanwhile, and does not say that there is nothing", async () => {
    const over = { ...pageWith({}), day: { date, tz: "+07:00", matches: [aMatch({ status: "ended" })] } };
    const view = renderPart(<MatchDayView page={over} hotLeagues={[]} prices={prices} />, {
      path: "/?status=upcoming",
    });
    const chips = [...view.container.querySelectorAll(".chip-count")].map(({ textContent }) => textContent);
    expect(chips).toEqual(["4", "0", "2", "2"]);
    expect(view.queryByText(/[Kk]hông có trận/)).toBeNull();
  });
});
