import { type ReactNode, useId, useMemo, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Favourite } from "#shared/favourite/favourite.rules.ts";
import type { CompetitionRef, Match, TeamRef } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { pathOf } from "#shared/url/index.ts";
import AlertKindsButton from "#web/platform/alerts/alert-kinds-button.tsx";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { useFavourites, useFollowedIds } from "#web/platform/favourites/use-favourites.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { dayLabel } from "#web/platform/i18n/day-label.ts";
import { dayOf } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import type { RowOfMatch } from "./favourite-day-panel.tsx";
import { KIND_PAGES } from "./favourite-kinds.ts";
import { inOrderOfPlay, leagueOf, type Thing, teamOf } from "./favourite-things.rules.ts";
import { nearestOfLeagues, nearestOfTeams } from "./favourites.query.ts";
import { FavouritesEmpty } from "./favourites-empty.tsx";
import { FavouritesFailed } from "./favourites-failed.tsx";
import { FavouritesGone } from "./favourites-gone.tsx";
import { FavouritesLoading } from "./favourites-loading.tsx";
import { ENOUGH_FOLLOWED, FavouritesSuggestions } from "./favourites-suggestions.tsx";
import { useKnown } from "./use-known.ts";

type Kind = "league" | "team";
type ShownThing = Thing<CompetitionRef | TeamRef> & { readonly name: string };

interface FavouriteThingsProps {
  readonly kind: Kind;
  readonly row: RowOfMatch;
  /** Keeps the rows up to date with live matches. */
  readonly sync: (rows: readonly Match[]) => ReactNode;
}

const nameOf = (kind: Kind, { id, ref }: Thing<CompetitionRef | TeamRef>, list: readonly Favourite[]) =>
  ref ? shownName(ref) : (list.find((entry) => entry.id === id)?.name ?? KIND_PAGES[kind].unnamed({ id }));

/** Followed leagues or teams with their last and next match. */
export function FavouriteThings({ kind, row, sync }: FavouriteThingsProps) {
  const list = useFavourites()[kind];
  const followed = useFollowedIds(kind);
  const ids = useMemo(() => [...followed], [followed]);
  const known = useKnown(ids, kind === "league" ? nearestOfLeagues : nearestOfTeams);
  const things = useMemo(() => {
    const shown = ids.flatMap((id): ShownThing[] => {
      const near = known.of.get(id);
      if (!near) return [];
      const thing = kind === "league" ? leagueOf(id, near) : teamOf(id, near);
      return [{ ...thing, name: nameOf(kind, thing, list) }];
    });
    return inOrderOfPlay(shown);
  }, [ids, known.of, kind, list]);
  const rows = useMemo(() => things.flatMap(({ last, next }) => [last ?? [], next ?? []].flat()), [things]);
  // They stay when the first one is followed: the reader may want more.
  const [wasEmpty] = useState(ids.length === 0);
  return (
    <>
      {ids.length === 0 ? <FavouritesEmpty kind={kind} /> : null}
      {known.failed ? <FavouritesFailed code={known.failed} retry={known.retry} /> : null}
      {things.map((thing) => (
        <ThingPanel key={thing.id} kind={kind} thing={thing} row={row} />
      ))}
      {known.waiting ? <FavouritesLoading kind={kind} /> : null}
      <FavouritesGone kind={kind} ids={ids.filter((id) => known.of.get(id) === null)} />
      {wasEmpty && ids.length < ENOUGH_FOLLOWED ? <FavouritesSuggestions kind={kind} /> : null}
      {sync(rows)}
    </>
  );
}

interface ThingPanelProps {
  readonly kind: Kind;
  readonly thing: ShownThing;
  readonly row: RowOfMatch;
}

function ThingPanel({ kind, thing: { id, name, ref, last, next }, row }: ThingPanelProps) {
  const headingId = useId();
  const path = pathOf(kind, getLocale(), { id });
  const links =
    kind === "league"
      ? [
          ["standings", m.favourites_table()],
          ["schedule", m.favourites_schedule()],
        ]
      : [["teamsche", m.favourites_schedule()]];
  return (
    <section className="panel" aria-labelledby={headingId}>
      <div className="favourites-thing">
        <ThingBadge name={name} thing={ref} />
        <h2 id={headingId} className="min-w-0 flex-1">
          <SiteLink to={path} className="favourites-link font-semibold">
            <span className="favourites-name">{name}</span>
          </SiteLink>
        </h2>
        {links.map(([tab, text]) => (
          <SiteLink
            key={tab}
            to={`${path}?tab=${tab}`}
            className="quiet-button favourites-tab-link"
            data-tab={tab}
          >
            <span>{text}</span>
            <span className="sr-only">{`: ${name}`}</span>
          </SiteLink>
        ))}
        <AlertKindsButton kind={kind} id={id} name={name} />
        <FollowButton kind={kind} id={id} name={name} />
      </div>
      {next ? (
        <NearMatch text={isLive(next.status) ? m.favourites_now : m.favourites_next} match={next} row={row} />
      ) : null}
      {last ? <NearMatch text={m.favourites_last} match={last} row={row} /> : null}
      {next || last ? null : <p className="favourites-near">{m.favourites_no_near()}</p>}
    </section>
  );
}

function ThingBadge({
  name,
  thing,
}: {
  readonly name: string;
  readonly thing: CompetitionRef | TeamRef | null;
}) {
  if (thing && "country" in thing) return <CountryFlag of={thing.country} />;
  return <Crest of={thing ?? { name, logo: null }} size={24} />;
}

interface NearMatchProps {
  readonly text: (inputs: { day: string }) => string;
  readonly match: Match;
  readonly row: RowOfMatch;
}

/** A match with its day: the rows show only the hour. */
function NearMatch({ text, match, row }: NearMatchProps) {
  return (
    <>
      <p className="favourites-near">{text({ day: dayLabel(dayOf(match.match_time)) })}</p>
      <ul>{row(match)}</ul>
    </>
  );
}
