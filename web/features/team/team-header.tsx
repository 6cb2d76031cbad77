import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { TeamProfile } from "#shared/team/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { AlertsBell } from "#web/platform/alerts/alerts-bell.tsx";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { CountryName } from "#web/platform/football/country-flag.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { moneyLabel } from "#web/platform/i18n/money-label.ts";
import { formatNumber } from "#web/platform/i18n/number-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Fact } from "#web/ui/fact.tsx";

interface TeamProps {
  readonly team: TeamProfile;
}

interface HeaderProps {
  /** Links to the team's calendar, after the facts. */
  readonly calendar?: ReactNode;
  /** The page's own heading, unless the team is one of two on it. */
  readonly heading?: "h1" | "h2";
}

/** The team's crest, name and known facts. */
export function TeamHeader({ team, heading: Name = "h1", calendar }: TeamProps & HeaderProps) {
  return (
    <header className="team-header">
      <Crest of={team} size={64} className="team-crest" />
      <div className="team-names">
        <Name className="team-name">{shownName(team)}</Name>
        <p className="text-muted">
          <CountryName of={team.country} hasFlag={!team.national} />
          {team.national ? <span>{` · ${m.team_national()}`}</span> : null}
        </p>
      </div>
      <span className="header-tools">
        <AlertsBell kind="team" id={team.id} name={shownName(team)} />
        <FollowButton kind="team" id={team.id} name={shownName(team)} />
      </span>
      <TeamFacts team={team} />
      {calendar}
    </header>
  );
}

function TeamFacts({ team: { coach, venue, founded, squad_value, website } }: TeamProps) {
  return (
    <dl className="team-facts">
      {coach ? (
        <Fact name={m.lineup_coach()}>
          <SiteLink to={pathOf("coach", getLocale(), { id: coach.id })} className="text-link">
            {coach.name}
          </SiteLink>
        </Fact>
      ) : null}
      {venue ? (
        <Fact name={m.match_venue()}>
          <span>{[venue.name, venue.city].filter((piece) => piece !== null).join(", ")}</span>
          {venue.capacity === null ? null : (
            <span className="text-muted">
              {` ${m.team_capacity({ count: formatNumber(venue.capacity) })}`}
            </span>
          )}
        </Fact>
      ) : null}
      {squad_value ? <Fact name={m.analysis_strength_value()}>{moneyLabel(squad_value)}</Fact> : null}
      {founded === null ? null : <Fact name={m.team_founded()}>{founded}</Fact>}
      {website === null ? null : (
        <Fact name={m.team_website()}>
          <Website text={website} />
        </Fact>
      )}
    </dl>
  );
}

/** A link only if the text is a web URL: providers send all sorts of values. */
function Website({ text }: { readonly text: string }) {
  const address = websiteOf(text);
  if (address === null) return text;
  return (
    <a href={address.href} rel="nofollow noopener" className="text-link">
      {address.host}
    </a>
  );
}

/** Link and shown host of a team's website: `example.vn`. Null unless it is an http or https URL. */
export function websiteOf(text: string): { readonly href: string; readonly host: string } | null {
  const whole = /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, href } = new URL(whole);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && hostname.includes(".") ? { href, host: hostname.replace(/^www\./, "") } : null;
}
