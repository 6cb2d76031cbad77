import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { weekdayOf } from "#shared/time/index.ts";
import { formatShortDay } from "#web/platform/i18n/format.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import DayJump from "./day-jump.tsx";

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
  /** The day shown without a `date`; today by default, null if unknown. */
  readonly plainDay?: string | null;
  /** Path of the page that shows a day; the current page by default. */
  readonly pathOfDay?: (day: string) => string;
}

/** Query parameters kept when the day changes. */
const KEPT = ["comp_id", "company_id", "livescore_tab", "period", "status"];

/** A week back and a week ahead. Links, so that it works without JavaScript; on a phone it scrolls horizontally. */
export function DayStrip({ days, today, shown, plainDay = today, pathOfDay }: DayStripProps) {
  const { pathname } = useLocation();
  const chosen = usePageQuery();
  const kept = KEPT.flatMap((key) => {
    const value = chosen.get(key);
    return value ? [[key, value] as const] : [];
  });
  const linkTo = (day: string) => {
    const path = pathOfDay?.(day) ?? pathname;
    const search = new URLSearchParams(day === plainDay && path === pathname ? [] : [["date", day]]);
    for (const [key, value] of kept) search.set(key, value);
    return search.size > 0 ? `${path}?${search}` : path;
  };
  return (
    <nav aria-label={m.day_strip()} className="day-bar">
      {days.includes(today) ? null : (
        <SiteLink to={linkTo(today)} className="day-strip-today">
          {m.day_today()}
        </SiteLink>
      )}
      <ul className="day-strip">
        {days.map((day) => (
          <li key={day} data-today={day === today || undefined}>
            <SiteLink
              to={linkTo(day)}
              className="day-strip-link"
              aria-current={day === shown ? "date" : undefined}
              aria-label={`${day === today ? m.day_today() : weekdayName(day)} ${formatShortDay(day)}`}
            >
              <span className="day-strip-name">
                {day === today ? m.day_today() : shortNames[weekdayOf(day)]?.()}
              </span>
              <time dateTime={day}>{formatShortDay(day)}</time>
            </SiteLink>
          </li>
        ))}
      </ul>
      <DayJump shown={shown} kept={kept} />
    </nav>
  );
}
