import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { FAVOURITE_KINDS, type FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { useFollowedIds } from "#web/platform/favourites/use-favourites.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { KIND_PAGES } from "./favourite-kinds.ts";

/** Tabs for matches, leagues and teams, with the number of favourites in each. */
export function FavouriteTabs({ kind: current }: { readonly kind: FavouriteKind }) {
  return (
    <nav aria-label={m.favourites_tabs()}>
      <ul className="flex gap-1.5 overflow-x-auto">
        {FAVOURITE_KINDS.map((kind) => (
          <li key={kind}>
            <SiteLink
              to={pathOf(KIND_PAGES[kind].screen, getLocale())}
              className="chip favourites-tab"
              aria-current={kind === current ? "page" : undefined}
            >
              <span>{KIND_PAGES[kind].tab()}</span>
              <Count kind={kind} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ kind }: { readonly kind: FavouriteKind }) {
  return <span className="chip-count needs-script">{useFollowedIds(kind).size}</span>;
}
