import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import { type Locale, pathOf } from "#shared/url/index.ts";
import { resultOf } from "../seo/match-result.ts";

/** Text without control characters, which no property may contain (RFC 5545, section 3.1). */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, " ");

/** Text of a property (RFC 5545, section 3.3.11): the library escapes that of events, not a calendar's name. */
const escapeText = (text: string): string => plain(text).replace(/[\\;,]/g, "\\$&");

/** Seconds from kick-off to the end of an event: two halves, added time and the interval. */
const MATCH_SECONDS = 2 * 3600;
const DAY_SECONDS = 86_400;
/** How often calendar apps are to fetch a calendar again, seconds. */
const REFRESH_SECONDS = 3600;

/** Content of a calendar of matches. */
export interface MatchCalendar {
  /** Title of the calendar in apps. */
  readonly name: string;
  readonly locale: Locale;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Address of the calendar's page. */
  readonly url: string;
  /** True if summaries have the results of finished matches. */
  readonly hasScores: boolean;
  readonly matches: readonly Match[];
}

/** Statuses without the time that the event states; all others are as certain as a kick-off is. */
const EVENT_STATUS: Partial<Record<Match["status"], ICalEventStatus>> = {
  postponed: ICalEventStatus.TENTATIVE,
  interrupted: ICalEventStatus.TENTATIVE,
  to_be_determined: ICalEventStatus.TENTATIVE,
  abandoned: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
};

const STATUS_LABELS = {
  postponed: m.status_postponed,
  interrupted: m.status_interrupted,
  to_be_determined: m.status_to_be_determined,
  abandoned: m.status_abandoned,
  cancelled: m.status_cancelled,
} as const satisfies Partial<Record<Match["status"], unknown>>;

const hasLabel = (status: Match["status"]): status is keyof typeof STATUS_LABELS => status in STATUS_LABELS;

/**
 * `Hà Nội – Huế`; `Hoãn: Hà Nội – Huế` where the match is not played as planned; `Hà Nội 2-1 Huế` for a finished match
 * of a calendar with results.
 */
function summaryOf(match: Match, { locale, hasScores }: MatchCalendar): string {
  const [home, away] = [nameIn(locale, match.home), nameIn(locale, match.away)];
  const between = hasScores && match.status === "ended" ? resultOf(match) : "–";
  const label = hasLabel(match.status) ? `${STATUS_LABELS[match.status]({}, { locale })}: ` : "";
  return `${label}${home} ${between} ${away}`;
}

const dateAt = (seconds: number): Date => new Date(seconds * 1000);

/** An event of the whole day where the hour of the kick-off is unknown: `match_time` is noon UTC of that day. */
const timesOf = ({ match_time, time_unknown = false }: Match) => ({
  start: dateAt(match_time),
  end: dateAt(match_time + (time_unknown ? DAY_SECONDS : MATCH_SECONDS)),
  allDay: time_unknown,
});

const statusOf = ({ status, time_unknown }: Match): ICalEventStatus =>
  EVENT_STATUS[status] ?? (time_unknown ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED);

function placeOf({ venue }: Match): string | null {
  if (venue === null) return null;
  return plain(venue.city === null ? venue.name : `${venue.name}, ${venue.city}`);
}

/**
 * Matches as iCalendar (RFC 5545). A match keeps its UID; DTSTAMP and LAST-MODIFIED are the time of its last change, so
 * that the same matches are the same bytes. Events are transparent: a followed match does not occupy its reader.
 */
export function matchCalendar(calendar: MatchCalendar): string {
  const { name, locale, origin, url, matches } = calendar;
  const { hostname } = new URL(origin);
  const made = ical({
    name: escapeText(name),
    prodId: { company: hostname, product: "matches", language: locale.toUpperCase() },
    url,
    ttl: REFRESH_SECONDS,
  });
  for (const match of matches) {
    const changed = dateAt(match.updated_at);
    const competition = plain(nameIn(locale, match.competition));
    made.createEvent({
      ...timesOf(match),
      id: `match-${match.id}@${hostname}`,
      stamp: changed,
      lastModified: changed,
      summary: plain(summaryOf(match, calendar)),
      description: competition,
      location: placeOf(match),
      url: origin + pathOf("match", locale, { id: match.id }),
      status: statusOf(match),
      transparency: ICalEventTransparency.TRANSPARENT,
      categories: [{ name: competition }],
    });
  }
  return `${made.toString()}\r\n`;
}
