import { CALENDAR_LIMITS } from "#shared/favourite/calendar-limits.table.ts";
import { isDate } from "#shared/time/date.ts";
import { type Locale, screenAt } from "#shared/url/index.ts";

type IdKey = keyof typeof CALENDAR_LIMITS;
const ID_KEYS = ["match_ids", "team_ids", "comp_ids"] as const satisfies readonly IdKey[];

/** Ids by key; a key without ids is left out, as the call `matches/calendar` has it. */
export type CalendarIds = { readonly [Key in IdKey]?: readonly number[] };

/** The subject of a calendar. */
export type CalendarSubject =
  | { readonly of: "match" | "team" | "league"; readonly id: number }
  /** `date` is null for today. */
  | { readonly of: "day"; readonly date: string | null }
  | { readonly of: "followed"; readonly ids: CalendarIds };

/** A calendar's address. */
export interface CalendarAddress {
  readonly subject: CalendarSubject;
  readonly locale: Locale;
  /** Path of the page about the same matches. */
  readonly page: string;
  /** True if summaries have the results of finished matches. */
  readonly hasScores: boolean;
  /** Path and query in the one spelling under which the calendar is cached. */
  readonly canonical: string;
}

const FILE = /^(\/.+)\.ics$/;
const ID = /^[1-9]\d{0,8}$/;
const ID_LIST = /^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/;

/** True if a path is that of a calendar. */
export const isCalendarPath = (path: string): boolean => subjectScreenAt(path) !== null;

function subjectScreenAt(path: string) {
  const [, page] = FILE.exec(path) ?? [];
  const found = page === undefined ? null : screenAt(page);
  if (page === undefined || found === null) return null;
  const { screen, locale, params } = found;
  switch (screen) {
    case "match":
    case "team":
    case "league":
      return ID.test(String(params.id)) ? { page, locale, of: screen, id: Number(params.id) } : null;
    case "schedule":
      return { page, locale, of: "day" as const };
    case "favourites":
      return { page, locale, of: "followed" as const };
    default:
      return null;
  }
}

/** The ids of a query; null where one is malformed, a list is too long, or there are none. */
function idsIn(query: URLSearchParams): CalendarIds | null {
  const ids: Partial<Record<IdKey, number[]>> = {};
  for (const key of ID_KEYS) {
    const text = query.get(key);
    if (text === null) continue;
    if (!ID_LIST.test(text)) return null;
    const distinct = [...new Set(text.split(",").map(Number))].toSorted((a, b) => a - b);
    if (distinct.length > CALENDAR_LIMITS[key]) return null;
    ids[key] = distinct;
  }
  return Object.keys(ids).length === 0 ? null : ids;
}

/** Names the query keys of a refused calendar, with the rule of each. */
export const CALENDAR_QUERY_RULES: Readonly<Record<"day" | "followed", Readonly<Record<string, string[]>>>> =
  {
    day: { date: ["must be a day as YYYY-MM-DD"] },
    followed: Object.fromEntries(
      ID_KEYS.map((key) => [key, [`must be 1 to ${CALENDAR_LIMITS[key]} ids with commas between them`]]),
    ),
  };

/**
 * The calendar at an address: `.ics` after the path of a match, team, league, the schedule (`?date=`, else today) or the
 * favourites (`?match_ids=&team_ids=&comp_ids=`). `refused` for a query that names nothing, null for another path.
 */
export function calendarAt({
  pathname,
  searchParams,
}: Pick<URL, "pathname" | "searchParams">):
  | CalendarAddress
  | { readonly refused: "day" | "followed" }
  | null {
  const found = subjectScreenAt(pathname);
  if (found === null) return null;
  const { page, locale } = found;
  const hasScores = searchParams.get("scores") === "shown";
  const query = new URLSearchParams();
  let subject: CalendarSubject;
  if (found.of === "day") {
    const date = searchParams.get("date");
    if (date !== null && !isDate(date)) return { refused: "day" };
    if (date !== null) query.set("date", date);
    subject = { of: "day", date };
  } else if (found.of === "followed") {
    const ids = idsIn(searchParams);
    if (ids === null) return { refused: "followed" };
    for (const [key, list] of Object.entries(ids)) query.set(key, list.join(","));
    subject = { of: "followed", ids };
  } else {
    subject = { of: found.of, id: found.id };
  }
  if (hasScores) query.set("scores", "shown");
  query.sort();
  const canonical = query.size === 0 ? pathname : `${pathname}?${query}`;
  const pageQuery = subject.of === "day" && subject.date !== null ? `?date=${subject.date}` : "";
  return { subject, locale, page: page + pageQuery, hasScores, canonical };
}
