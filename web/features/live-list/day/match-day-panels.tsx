import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { pathOf } from "#shared/url/index.ts";
import type { PushedPlace } from "#web/features/live-overlay/match-overlay.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { isoKickOff, kickOffTime, zoneLabel } from "#web/platform/i18n/format.ts";
import { shownName, shownShortName } from "#web/platform/i18n/shown-name.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useBlockLinks } from "../list/match-list-link.ts";
import { isStatusCategory, LIVESCORE_CATEGORIES } from "../livescore/livescore-category.ts";
import { livescoreName } from "../livescore/livescore-labels.ts";
import { statusOf } from "./match-filter.ts";

interface LeaguesPanelProps {
  readonly groups: readonly MatchGroup[];
  /** The list has no blocks: the links lead to the leagues' pages. */
  readonly flat?: boolean;
}

/** The day's competitions as links to their blocks. */
export function LeaguesPanel({ groups, flat = false }: LeaguesPanelProps) {
  const linkTo = useBlockLinks();
  if (groups.length === 0) return null;
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{m.leagues_heading()}</h2>
      <ul>
        {groups.map(({ competition, matches }, place) => (
          <li key={competition.id}>
            <SiteLink
              to={
                flat ? pathOf("league", getLocale(), { id: competition.id }) : linkTo(place, competition.id)
              }
              className="panel-link"
            >
              <CountryFlag of={competition.country} />
              <span className="min-w-0 break-words">{shownShortName(competition)}</span>
              <span className="ml-auto text-muted tabular-nums" translate="no">
                {matches.length}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NextPanelProps {
  readonly matches: readonly Match[];
  readonly places: Readonly<Record<number, PushedPlace>>;
}

/** Panels beside the list; `children` are not about football. */
export function SidePanels({
  matches,
  places,
  children,
}: NextPanelProps & { readonly children?: ReactNode }) {
  return (
    <>
      <NextPanel matches={matches} places={places} />
      {children}
      <MorePanels matches={matches} />
    </>
  );
}

/** Panels beside a list by kick-off, or beside an empty list. */
export function MorePanels({ matches }: Pick<NextPanelProps, "matches">) {
  return (
    <>
      <BrowsePanel />
      <AboutData matches={matches} />
    </>
  );
}

/** Number of kick-offs beside a list. */
const NEXT_COUNT = 5;

/** The next kick-offs of the day. */
function NextPanel({ matches, places }: NextPanelProps) {
  const next = matches.filter((match) => statusOf(match, places) === "not_started").slice(0, NEXT_COUNT);
  if (next.length === 0) return null;
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{m.upcoming_heading()}</h2>
      <ul>
        {next.map((match) => (
          <li key={match.id}>
            <SiteLink to={pathOf("match", getLocale(), { id: match.id })} className="panel-link">
              <time className="w-10 shrink-0 text-muted tabular-nums" dateTime={isoKickOff(match)}>
                {kickOffTime(match)}
              </time>
              <span className="flex min-w-0 flex-col gap-0.5">
                <PanelTeam team={match.home} />
                <PanelTeam team={match.away} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PanelTeam({ team }: { readonly team: Match["home"] }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Crest of={team} size={16} />
      <span className="min-w-0 break-words" translate="no">
        {shownName(team)}
      </span>
    </span>
  );
}

/** Other views of the day's matches. */
function BrowsePanel() {
  const locale = getLocale();
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{m.browse_heading()}</h2>
      <ul>
        <li>
          <SiteLink to={pathOf("hotMatches", locale)} className="panel-link">
            {m.hot_matches_heading()}
          </SiteLink>
        </li>
        {LIVESCORE_CATEGORIES.filter((category) => !isStatusCategory(category)).map((category) => (
          <li key={category}>
            <SiteLink to={pathOf("livescore", locale, { category })} className="panel-link">
              {livescoreName(category)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Legend of the list's times and badges. */
function AboutData({ matches }: { readonly matches: readonly Match[] }) {
  const has = (provenance: Match["provenance"]) => matches.some((match) => match.provenance === provenance);
  return (
    <section className="panel">
      <h2 className="panel-heading">{m.about_data_heading()}</h2>
      <ul className="flex flex-col gap-2 px-3 pb-3 text-muted">
        <li>{m.about_data_zone({ zone: zoneLabel(shownZone(), matches[0]?.match_time ?? 0) })}</li>
        <li>{m.about_data_live()}</li>
        {has("replay") ? <li>{m.about_data_replay()}</li> : null}
        {has("demo") ? <li>{m.about_data_demo()}</li> : null}
      </ul>
    </section>
  );
}
