import { addDays } from "#shared/time/index.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import { stripOf } from "../day/day-strip.rules.ts";
import { dayShown, type MatchDayPage } from "../day/match-day.loader.server.ts";
import type { MatchDay } from "../match.keys.ts";
import { matchDayQuery } from "../match.query.ts";
import { DAY_PAGES, type DayPageKind, isOn } from "./day-page-kind.ts";

export interface DayPage extends MatchDayPage {
  readonly kind: DayPageKind;
  /** The day that the page shows without a `date`; null where only its matches would tell. */
  readonly plainDay: string | null;
  /** Of a day without any: the nearest one that has some, within a week. */
  readonly nearest: string | null;
}

/** Results or schedule of a day: today's unless told; of results the day before where today has none yet. */
export async function loadDayPage(
  facts: RequestFacts,
  kind: DayPageKind,
  wanted: string | null,
): Promise<DayPage> {
  const { date: asked, today } = dayShown(facts, wanted);
  const atToday = await loadRows(facts, kind, asked);
  // Without a `date` the page begins where there is something to read.
  const goesBack = kind === "results" && wanted === null && atToday.matches.length === 0;
  const date = goesBack ? addDays(today, -1) : asked;
  const day = goesBack ? await loadRows(facts, kind, date) : atToday;
  const nearest = day.matches.length === 0 ? await findNearest(facts, kind, date) : null;
  return {
    ...{ kind, date, today, day, nearest, days: stripOf(date, today), overnight: [] },
    plainDay: wanted === null ? date : kind === "results" ? null : today,
  };
}

/** The page's rows of a day. It asks for the whole day as the live list does: one answer in the cache for both. */
async function loadRows(facts: RequestFacts, kind: DayPageKind, date: string): Promise<MatchDay> {
  const day = await createQueryClient({ retries: 0 }).fetchQuery(matchDayQuery(facts.call, date));
  return { ...day, matches: day.matches.filter(({ status }) => isOn(kind, status)) };
}

const REACH = 7;

async function findNearest({ call }: RequestFacts, kind: DayPageKind, date: string): Promise<string | null> {
  const { step, statuses } = DAY_PAGES[kind];
  const days = Array.from({ length: REACH }, (_, at) => addDays(date, step * (at + 1)));
  const query = { tz: shownZone(), status: [...statuses], limit: 1 };
  // A day that cannot be had is not named.
  const answers = await Promise.all(
    days.map((day) => call("/api/v1/football/matches/recent", { ...query, date: day }).catch(() => null)),
  );
  return days.find((_, at) => (answers[at]?.data.matches.length ?? 0) > 0) ?? null;
}
