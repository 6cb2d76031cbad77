import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

const words = {
  match: {
    none: m.favourites_empty_matches,
    hint: m.favourites_empty_matches_hint,
    links: [
      ["hotMatches", m.favourites_find_hot],
      ["home", m.favourites_find_today],
    ],
  },
  league: {
    none: m.favourites_empty_leagues,
    hint: m.favourites_empty_leagues_hint,
    links: [["leagues", m.favourites_find_leagues]],
  },
  team: {
    none: m.favourites_empty_teams,
    hint: m.favourites_empty_teams_hint,
    links: [["teams", m.favourites_find_teams]],
  },
} as const satisfies Record<FavouriteKind, object>;

/** Empty favourites: how to follow something, and where to start. */
export function FavouritesEmpty({ kind }: { readonly kind: FavouriteKind }) {
  const { none, hint, links } = words[kind];
  return (
    <div className="panel panel-empty favourites-empty">
      <h2 className="font-semibold">{none()}</h2>
      <p className="max-w-80 text-muted">{hint()}</p>
      <p className="mt-2 flex flex-wrap justify-center gap-2">
        {links.map(([screen, name]) => (
          <SiteLink key={screen} to={pathOf(screen, getLocale())} className="button">
            {name()}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}
