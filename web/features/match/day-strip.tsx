import { useLocation } from "react-router";
import { m } from "#web/paraglide/messages.js";
import { formatShortDay, weekdayOf } from "#web/platform/format.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";

const shortNames = [
  m.weekday_short_0,
  m.weekday_short_1,
  m.weekday_short_2,
  m.weekday_short_3,
  m.weekday_short_4,
  m.weekday_short_5,
  m.weekday_short_6,
];
const fullNames = [m.weekday_0, m.weekday_1, m.weekday_2, m.weekday_3, m.weekday_4, m.weekday_5, m.weekday_6];

/** Full name of the day of the week of `YYYY-MM-DD`. */
export const weekdayName = (day: string): string => fullNames[weekdayOf(day)]?.() ?? "";

interface DayStripProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly shown: string;
}

/** What of a page's query another day of it keeps. */
const KEPT = ["company_id", "period", "status"];

/** The day in the middle, three days back and three days on. Links, so that it works without JavaScript. */
export function DayStrip({ days, today, shown }: DayStripProps) {
  const { pathname } = useLocation();
  const chosen = usePageQuery();
  const linkTo = (day: string) => {
    const search = new URLSearchParams();
    if (day !== today) search.set("date", day);
    for (const key of KEPT) {
      const value = chosen.get(key);
      if (value) search.set(key, value);
    }
    return search.size > 0 ? `${pathname}?${search}` : pathname;
  };
  return (
    <nav aria-label={m.day_strip()}>
      <ul className="day-strip">
        {days.map((day) => (
          <li key={day}>
            <a
              href={linkTo(day)}
              className="day-strip-link"
              aria-current={day === shown ? "date" : undefined}
              aria-label={`${day === today ? m.day_today() : weekdayName(day)} ${formatShortDay(day)}`}
            >
              <span className="day-strip-name">
                {day === today ? m.day_today() : shortNames[weekdayOf(day)]?.()}
              </span>
              <time dateTime={day}>{formatShortDay(day)}</time>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
