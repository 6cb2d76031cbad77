import { m } from "#messages/paraglide/messages.js";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { useFavourites } from "#web/platform/favourites/use-favourites.ts";
import { KIND_PAGES } from "./favourite-kinds.ts";

interface FavouritesGoneProps {
  readonly kind: FavouriteKind;
  readonly ids: readonly number[];
}

/** Favourites that no longer exist on the site: the stored name, and a star to unfollow. */
export function FavouritesGone({ kind, ids }: FavouritesGoneProps) {
  const list = useFavourites()[kind];
  if (ids.length === 0) return null;
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{m.favourites_gone()}</h2>
      <ul>
        {ids.map((id) => {
          const name = list.find((entry) => entry.id === id)?.name ?? KIND_PAGES[kind].unnamed({ id });
          return (
            <li key={id} className="favourites-league">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <FollowButton kind={kind} id={id} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
