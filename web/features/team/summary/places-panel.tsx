import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { FormTokens } from "#web/platform/football/form-tokens.tsx";
import { LandmarkPanel } from "#web/platform/football/team-half.tsx";
import { groupName } from "#web/platform/i18n/round-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import type { TeamPlace } from "./team-season.rules.ts";

interface PlacesPanelProps {
  /** Null if unavailable. */
  readonly places: readonly TeamPlace[] | null;
}

/** A team's positions in the tables of its seasons. */
export function PlacesPanel({ places }: PlacesPanelProps) {
  return (
    <LandmarkPanel heading={m.team_places_heading()}>
      {places === null || places.length === 0 ? (
        <p className="list-nothing">{places ? m.team_places_none() : m.team_updating()}</p>
      ) : (
        <ul>
          {places.map((place) => (
            <Place key={`${place.season_id} ${place.group}`} place={place} />
          ))}
        </ul>
      )}
    </LandmarkPanel>
  );
}

function Place({ place: { competition, group, row } }: { readonly place: TeamPlace }) {
  return (
    <li className="team-place">
      <SiteLink
        to={`${pathOf("league", getLocale(), { id: competition.id })}?tab=standings`}
        className="team-place-link"
      >
        <b className="team-place-position">
          <span className="sr-only">{m.column_position()} </span>
          <span>{row.position}</span>
        </b>
        <span className="min-w-0">
          <span className="team-place-name">
            {group === null ? shownName(competition) : `${shownName(competition)}, ${groupName(group)}`}
          </span>
          <span className="team-place-record">
            {m.team_place_record({
              played: row.played,
              won: row.won,
              drawn: row.drawn,
              lost: row.lost,
              points: row.points,
            })}
          </span>
        </span>
      </SiteLink>
      <FormTokens form={row.form} />
    </li>
  );
}
