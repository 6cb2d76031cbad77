import { describe, expect, it } from "vitest";
import { LIVE_STATUSES } from "#shared/match/match-status.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { stripOf } from "./day-strip.rules.ts";
import { dayShown, liveListQueries, loadMatchDay } from "./match-day.loader.server.ts";

/** Half past midnight of 2 January 2026 in Vietnam. */
const now = { now_ms: Date.UTC(2026, 0, 1, 17, 30) };

describe("The day of a page", () => {
  it.each([null, "yesterday", "2026-02-30"])("The day for %s is today in the site's time zone", (wanted) => {
    expect(dayShown(now, wanted)).toEqual({ date: "2026-01-02", today: "2026-01-02", tz: "+07:00" });
  });

  it("A day comes with its matches", async () => {
    const requests: unknown[] = [];
    const facts = aRequestWith(async (_path, query) => {
      requests.push(query);
      return { data: { matches: [] } };
    }, now);
    const { page, queries } = await loadMatchDay(
      facts,
      createQueryClient(() => facts.call),
      "2022-12-18",
    );
    expect([page.date, page.today, queries.queries.length]).toEqual(["2022-12-18", "2026-01-02", 1]);
    expect(requests).toEqual([{ date: "2022-12-18", tz: "+07:00", limit: 1_000 }]);
  });
});

describe("The days of the strip", () => {
  it("The strip is centred on today while the shown day is near", () => {
    const days = stripOf("2025-12-30", "2026-01-02");
    expect([days.length, days[0], days[7], days[14]]).toEqual([15, "2025-12-26", "2026-01-02", "2026-01-09"]);
  });

  it("The strip is centred on a far day, so that its neighbours are a click away", () => {
    const days = stripOf("2022-12-18", "2026-01-02");
    expect([days[0], days[7], days[14]]).toEqual(["2022-12-11", "2022-12-18", "2022-12-25"]);
  });
});

describe("The live list", () => {
  it("The live list requests matches live since before midnight for today only, and works without them", () => {
    const requests = (wanted: string | null) =>
      liveListQueries(dayShown(now, wanted)).optional.map(({ queryKey }) => queryKey[1]);
    expect(requests(null)).toEqual([
      { date: "2026-01-01", tz: "+07:00", limit: 1_000, status: LIVE_STATUSES },
    ]);
    expect(requests("2025-12-31")).toEqual([]);
  });
});
