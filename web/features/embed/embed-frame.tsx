import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { dayBounds } from "#shared/time/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatDay, zoneLabel } from "#web/platform/i18n/format.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface EmbedFrameProps {
  readonly heading: string;
  /** `YYYY-MM-DD` in the frame's time zone. */
  readonly date: string;
  /** Beside the heading: whether the list is live. */
  readonly connection: ReactNode;
  /** Number of competitions left out for lack of room. */
  readonly left: number;
  readonly children: ReactNode;
}

/** The header and footer around the embedded list: its day and its source. */
export function EmbedFrame({ heading, date, connection, left, children }: EmbedFrameProps) {
  return (
    <main id="content" className="embed" aria-label={heading}>
      <header className="embed-head">
        <h1>{heading}</h1>
        <p className="embed-day">
          {`${formatDay(date)} (${zoneLabel(shownZone(), dayBounds(date, shownZone()).from)})`}
        </p>
        {connection}
      </header>
      {children}
      <footer className="embed-foot">
        {left > 0 ? <span>{m.embed_more({ count: left })}</span> : null}
        <SiteLink to={pathOf("home", getLocale())} className="text-link">
          {m.embed_all({ site: m.site_name() })}
        </SiteLink>
        <span className="sr-only">{m.embed_new_tab()}</span>
      </footer>
    </main>
  );
}

interface EmbedEmptyProps {
  readonly of: "status" | "league" | "day";
}

/** Empty state with its reason. */
export function EmbedEmpty({ of }: EmbedEmptyProps) {
  const why = { status: m.embed_status_empty, league: m.embed_league_empty, day: m.embed_day_empty }[of];
  return <p className="panel embed-empty">{why()}</p>;
}
