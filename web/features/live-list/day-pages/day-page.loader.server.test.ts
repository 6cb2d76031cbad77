import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadDayPage } from "./day-page.loader.server.ts";
import { DAY_PAGES, type DayPageKind } from "./day-page-kind.ts";

/** Noon of 2 January 2026 in Vietnam. */
const NOON_MS = Date.UTC(2026, 0, 2, 5);

interface DayQuery {
  readonly date: string;
  readonly status?: readonly Match["status"][];
}

/** A site whose days have matches of these statuses. */
function siteWith(days: Readonly<Record<string, readonly Match["status"][]>>): RequestFacts {
  const call = async (_path: string, { date, status: wanted }: DayQuery) => ({
    data: {
      date,
      tz: "+07:00",
      matches: (days[date] ?? [])
        .filter((status) => wanted?.includes(status) ?? true)
        .map((status, at) => aMatch({ id: at + 1, status })),
    },
  });
  return aRequestWith(call, { now_ms: NOON_MS });
}

const load = async (
  kind: DayPageKind,
  days: Parameters<typeof siteWith>[0],
  wanted: string | null = null,
) => {
  const facts = siteWith(days);
  const client = createQueryClient(() => facts.call);
  const { page } = await loadDayPage(facts, client, kind, wanted);
  const day = client.getQueryData(matchDayQuery(page, DAY_PAGES[kind]).queryKey);
  return { ...page, statuses: day?.matches.map(({ status }) => status) };
};

describe("The results of a day", () => {
  it("Results are the matches that are finished", async () => {
    const page = await load("results", {
      "2026-01-02": ["not_started", "first_half", "ended", "cancelled", "postponed"],
    });
    expect(page).toMatchObject({ date: "2026-01-02", plainDay: "2026-01-02", nearest: null });
    expect(page.statuses).toEqual(["ended", "cancelled"]);
  });

  it("Yesterday's results are shown while today has none, and today then has a URL with its date", async () => {
    const page = await load("results", { "2026-01-02": ["first_half"], "2026-01-01": ["ended"] });
    expect(page).toMatchObject({ date: "2026-01-01", today: "2026-01-02", plainDay: "2026-01-01" });
    expect(page.statuses).toEqual(["ended"]);
  });

  it("Today's results are shown when requested, with a link to the nearest earlier day that has some", async () => {
    const days = { "2026-01-02": ["first_half"], "2025-12-30": ["ended"], "2025-12-28": ["ended"] } as const;
    const page = await load("results", days, "2026-01-02");
    expect(page).toMatchObject({ date: "2026-01-02", plainDay: null, nearest: "2025-12-30" });
  });

  it("Results render without the nearest day if one of the checked days is unavailable", async () => {
    const site = siteWith({ "2026-01-02": [], "2025-12-30": ["ended"] });
    const call = async (path: string, query: DayQuery) => {
      if (query.date === "2026-01-01") throw new Error("down");
      return site.call(path as never, query as never);
    };
    const facts = aRequestWith(call, { now_ms: NOON_MS });
    const client = createQueryClient(() => facts.call);
    const { page } = await loadDayPage(facts, client, "results", "2026-01-02");
    expect(page.nearest).toBe("2025-12-30");
  });
});

describe("The schedule of a day", () => {
  it("The schedule has coming matches, including postponed ones", async () => {
    const page = await load("schedule", {
      "2026-01-02": ["ended", "second_half", "not_started", "postponed"],
    });
    expect(page.statuses).toEqual(["not_started", "postponed"]);
  });

  it("The schedule stays on today when nothing is left, with a link to the nearest later day", async () => {
    const page = await load("schedule", { "2026-01-02": ["ended"], "2026-01-04": ["not_started"] });
    expect(page).toMatchObject({ date: "2026-01-02", nearest: "2026-01-04" });
  });

  it("A wholly empty week suggests no other day", async () => {
    expect(await load("schedule", {})).toMatchObject({ nearest: null });
  });
});
