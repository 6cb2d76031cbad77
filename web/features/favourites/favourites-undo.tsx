import { useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { FAVOURITE_KINDS, type FavouriteLists, follow } from "#shared/favourite/favourite.rules.ts";
import { changeFavourites, followedIds, type Removal } from "#web/platform/favourites/favourites.ts";
import { useFavouriteStore, useFavourites, useRemoval } from "#web/platform/favourites/use-favourites.ts";
import { KIND_PAGES } from "./favourite-kinds.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

/** The last deletion with its undo button, for ten seconds: longer while the pointer or the focus is on it. */
export function FavouritesUndo() {
  const favourites = useFavouriteStore();
  const lists = useFavourites();
  const removal = useRemoval();
  const [heldFor, hold] = useState<Removal | null>(null);
  const over = useIsOver(removal, removal !== null && heldFor === removal);
  const isOpen = removal !== null && !over && isStillGone(removal, lists);
  const undo = () => {
    if (!removal) return;
    changeFavourites(favourites, FAVOURITE_KINDS, (list, kind, now) =>
      removal.ids[kind].reduce((all, id) => follow(all, { id }, now), list),
    );
  };
  const holding = { onPointerEnter: () => hold(removal), onFocus: () => hold(removal) };
  const releasing = { onPointerLeave: () => hold(null), onBlur: () => hold(null) };
  return (
    <div className="favourites-undo" data-open={isOpen || undefined} {...holding} {...releasing}>
      <span role="status">{isOpen ? sentenceOf(removal, lists) : null}</span>
      {isOpen ? (
        <button type="button" className="button" onClick={undo}>
          {m.favourites_undo()}
        </button>
      ) : null}
    </div>
  );
}

/** True if the undo time is over. It restarts when the reader leaves the notice. */
function useIsOver(removal: Removal | null, isHeld: boolean): boolean {
  const [overOf, setOver] = useState<Removal | null>(null);
  useEffect(() => {
    if (removal === null || isHeld) return;
    const timer = setTimeout(() => setOver(removal), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal, isHeld]);
  // A deletion that expired before this page was opened is not shown.
  const [openedMs] = useState(Date.now);
  return removal === null || overOf === removal || openedMs - removal.atMs > UNDO_MS;
}

const isStillGone = ({ ids }: Removal, lists: FavouriteLists): boolean =>
  FAVOURITE_KINDS.some((kind) => ids[kind].some((id) => !followedIds(lists[kind]).has(id)));

function sentenceOf({ ids }: Removal, lists: FavouriteLists): string {
  const things = FAVOURITE_KINDS.flatMap((kind) => ids[kind].map((id) => ({ kind, id })));
  const [first] = things;
  if (things.length !== 1 || !first) return m.favourites_removed_many({ count: things.length });
  const { kind, id } = first;
  const known = lists[kind].find((entry) => entry.id === id)?.name;
  return m.favourites_removed({ name: known ?? KIND_PAGES[kind].unnamed({ id }) });
}
