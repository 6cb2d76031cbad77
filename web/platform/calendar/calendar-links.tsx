import { m } from "#messages/paraglide/messages.js";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { Icon } from "#web/ui/icon.tsx";

interface CalendarLinksProps {
  /** Path and query of the calendar (edge/calendar/). */
  readonly path: string;
}

/**
 * Links that put matches into a calendar app. Apps subscribe to `webcal:` addresses and fetch them again by themselves;
 * the file is for devices without such an app.
 */
export default function CalendarLinks({ path }: CalendarLinksProps) {
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
