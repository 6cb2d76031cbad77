import { m } from "#messages/paraglide/messages.js";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { FavouritesEmpty } from "./favourites-empty.tsx";

/** Placeholder of the page's body, as high as that of a reader without favourites, so that nothing below it moves. */
export function FavouritesComing({ kind }: { readonly kind: FavouriteKind }) {
  return (
    <>
      <ToolsPlace />
      <FavouritesLoading kind={kind} />
    </>
  );
}

/** Placeholder of a list that is loading. */
export function FavouritesLoading({ kind }: { readonly kind: FavouriteKind }) {
  return (
    <div className="panel favourites-loading needs-script">
      <div className="favourites-place" inert aria-hidden="true">
        <FavouritesEmpty kind={kind} />
      </div>
      <p className="favourites-note" role="status">
        {m.favourites_loading()}
      </p>
    </div>
  );
}

/** Reserves the space of FavouritesTools, whose code loads with the body. */
function ToolsPlace() {
  return (
    <div className="favourites-tools favourites-place needs-script" inert aria-hidden="true">
      <div className="favourites-buttons">
        {[m.favourites_export, m.favourites_import, m.favourites_clear].map((name) => (
          <span key={name()} className="quiet-button">
            <span className="size-4" />
            <span>{name()}</span>
          </span>
        ))}
      </div>
      <p className="favourites-kept">
        {m.favourites_kept_device()} <span className="text-link">{m.favourites_kept_login()}</span>
      </p>
    </div>
  );
}
