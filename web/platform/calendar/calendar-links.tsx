import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { calendarPath } from "./calendar-path.ts";

interface LinksProps {
  /** Path and query of the calendar (edge/calendar/). */
  readonly path: string;
}

/**
 * Links that put matches into a calendar app. Apps subscribe to `webcal:` addresses and fetch them again by themselves;
 * the file is for devices without such an app.
 */
export function CalendarLinksTo({ path }: LinksProps) {
  const origin = useSiteFacts()?.site_origin ?? "";
  return (
    <span className="calendar-links">
      <a href={origin.replace(/^https?:/, "webcal:") + path} className="text-link" title={m.calendar_hint()}>
        <Icon name="calendar-days" size={16} />
        <span>{m.calendar_subscribe()}</span>
      </a>
      <a href={path} className="text-link">
        {m.calendar_file()}
      </a>
    </span>
  );
}

interface CalendarLinksProps {
  readonly of: "team" | "league";
  readonly id: number;
}

/** Links to the calendar of a team or league. */
export default function CalendarLinks({ of, id }: CalendarLinksProps) {
  return <CalendarLinksTo path={calendarPath(of, getLocale(), id)} />;
}
