import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/page-builders.ts";
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

describe("the results of a day", () => {
  it("are the matches that nothing more is expected of", async () => {
    const page = await load("results", {
      "2026-01-02": ["not_started", "first_half", "ended", "cancelled", "postponed"],
    });
    expect(page).toMatchObject({ date: "2026-01-02", plainDay: "2026-01-02", nearest: null });
    expect(page.statuses).toEqual(["ended", "cancelled"]);
  });

  it("are yesterday's where today has none yet, and today has an address of its own then", async () => {
    const page = await load("results", { "2026-01-02": ["first_half"], "2026-01-01": ["ended"] });
    expect(page).toMatchObject({ date: "2026-01-01", today: "2026-01-02", plainDay: "2026-01-01" });
    expect(page.statuses).toEqual(["ended"]);
  });

  it("are today's when today is asked for, and say which day before has some", async () => {
    const days = { "2026-01-02": ["first_half"], "2025-12-30": ["ended"], "2025-12-28": ["ended"] } as const;
    const page = await load("results", days, "2026-01-02");
    expect(page).toMatchObject({ date: "2026-01-02", plainDay: null, nearest: "2025-12-30" });
  });

  it("do without the nearest day where one of those that are looked at cannot be had", async () => {
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

describe("the schedule of a day", () => {
  it("has what is still to come, postponed matches too", async () => {
    const page = await load("schedule", {
      "2026-01-02": ["ended", "second_half", "not_started", "postponed"],
    });
    expect(page.statuses).toEqual(["not_started", "postponed"]);
  });

  it("stays today's when nothing is left, and says which day after has some", async () => {
    const page = await load("schedule", { "2026-01-02": ["ended"], "2026-01-04": ["not_started"] });
    expect(page).toMatchObject({ date: "2026-01-02", nearest: "2026-01-04" });
  });

  it("knows no other day where a whole week is empty", async () => {
    expect(await load("schedule", {})).toMatchObject({ nearest: null });
  });
});
