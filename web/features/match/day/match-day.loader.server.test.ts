import { describe, expect, it } from "vitest";
import { LIVE_STATUSES } from "#shared/match/match-status.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadLiveList, loadMatchDay } from "./match-day.loader.server.ts";

/** Half past midnight of 2 January 2026 in Vietnam. */
const now = { now_ms: Date.UTC(2026, 0, 1, 17, 30) };
const facts = aRequestWith(async () => ({ data: { matches: [] } }), now);

describe("the loader of a day", () => {
  it.each([null, "yesterday", "2026-02-30"])("shows today in the readers' zone for %s", async (wanted) => {
    const page = await loadMatchDay(facts, wanted);
    expect([page.date, page.today]).toEqual(["2026-01-02", "2026-01-02"]);
  });

  it("keeps today in the middle of the strip while the day is near", async () => {
    const { days } = await loadMatchDay(facts, "2025-12-30");
    expect([days.length, days[0], days[7], days[14]]).toEqual([15, "2025-12-26", "2026-01-02", "2026-01-09"]);
  });

  it("puts a day that is far away in the middle, so that its neighbours are a click away", async () => {
    const { days, today } = await loadMatchDay(facts, "2022-12-18");
    expect([days[0], days[7], days[14], today]).toEqual([
      "2022-12-11",
      "2022-12-18",
      "2022-12-25",
      "2026-01-02",
    ]);
  });
});

describe("the loader of the live list", () => {
  const asked: unknown[] = [];
  const answers = (overnight: () => unknown) =>
    aRequestWith(async (_path, query: { readonly date: string }) => {
      asked.push(query);
      return { data: { matches: query.date === "2026-01-01" ? overnight() : [] } };
    }, now);

  it("has what is in play since before midnight beside today's matches", async () => {
    const inPlay = aMatch({ status: "second_half" });
    const page = await loadLiveList(
      answers(() => [inPlay]),
      null,
    );
    expect(page).toMatchObject({ date: "2026-01-02", day: { matches: [] }, overnight: [inPlay] });
    expect(asked).toContainEqual({ date: "2026-01-01", tz: "+07:00", status: LIVE_STATUSES });
  });

  it("is a list without them too", async () => {
    const failing = answers(() => {
      throw new Error("down");
    });
    expect((await loadLiveList(failing, null)).overnight).toEqual([]);
  });

  it("holds to its day where that is not today", async () => {
    const page = await loadLiveList(
      answers(() => [aMatch()]),
      "2025-12-31",
    );
    expect(page.overnight).toEqual([]);
  });
});
