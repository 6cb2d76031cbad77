import { useQueries, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { fewHotCompetitionsQuery, tablesQuery } from "#web/platform/data/competition.query.ts";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

/** A reader who follows so much needs no suggestions: an account's favourites may arrive after the page. */
export const ENOUGH_FOLLOWED = 8;

/** Leagues whose leaders are suggested, and so many of each. */
const LEAGUES = 3;
const LEADERS = 4;

/** Popular leagues or teams, each with its star: for a reader who follows none yet. Nothing until they are loaded. */
export function FavouritesSuggestions({ kind }: { readonly kind: FavouriteKind }) {
  return kind === "league" ? <PopularLeagues /> : <PopularTeams />;
}

function PopularLeagues() {
  const { data } = useQuery(fewHotCompetitionsQuery());
  const items = (data?.competitions ?? []).map((competition) => (
    <Suggestion
      key={competition.id}
      kind="league"
      id={competition.id}
      name={shownName(competition)}
      badge={<CountryFlag of={competition.country} />}
    />
  ));
  return <SuggestionPanel title={m.favourites_popular_leagues()} items={items} />;
}

/** The leaders of the most popular leagues. */
function PopularTeams() {
  const { data } = useQuery(fewHotCompetitionsQuery());
  const leagues = (data?.competitions ?? []).filter(({ kind }) => kind === "league").slice(0, LEAGUES);
  const seasons = leagues.flatMap(({ current_season_id }) => current_season_id ?? []);
  const tables = useQueries({ queries: seasons.map((id) => tablesQuery(id)) });
  const leaders = tables.flatMap((table) =>
    (table.data?.tables[0]?.rows ?? []).slice(0, LEADERS).map(({ team }) => team),
  );
  const items = [...new Map(leaders.map((team) => [team.id, team])).values()].map((team) => (
    <Suggestion
      key={team.id}
      kind="team"
      id={team.id}
      name={shownName(team)}
      badge={<Crest of={team} size={24} />}
    />
  ));
  return <SuggestionPanel title={m.favourites_popular_teams()} items={items} />;
}

interface SuggestionPanelProps {
  readonly title: string;
  readonly items: readonly ReactNode[];
}

function SuggestionPanel({ title, items }: SuggestionPanelProps) {
  if (items.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="favourites-popular">
      <h2 id="favourites-popular" className="panel-heading">
        {title}
      </h2>
      <ul>{items}</ul>
    </section>
  );
}

interface SuggestionProps {
  readonly kind: "league" | "team";
  readonly id: number;
  readonly name: string;
  readonly badge: ReactNode;
}

const Suggestion = ({ kind, id, name, badge }: SuggestionProps) => (
  <li className="favourites-suggestion">
    {badge}
    <SiteLink to={pathOf(kind, getLocale(), { id })} className="favourites-link min-w-0 flex-1">
      <span className="truncate">{name}</span>
    </SiteLink>
    <FollowButton kind={kind} id={id} name={name} />
  </li>
);
