import { m } from "#messages/paraglide/messages.js";
import { FAVOURITE_KINDS, type FavouriteLists, follow } from "#shared/favourite/favourite.rules.ts";
import { changeFavourites, followedIds, type Removal } from "#web/platform/favourites/favourites.ts";
import { useFavouriteStore, useFavourites, useRemoval } from "#web/platform/favourites/use-favourites.ts";
import { Toast } from "#web/ui/toast.tsx";
import { KIND_PAGES } from "./favourite-kinds.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

/** The last deletion with its undo button. */
export function FavouritesUndo() {
  const favourites = useFavouriteStore();
  const lists = useFavourites();
  const removal = useRemoval();
  const undo = ({ ids }: Removal) =>
    changeFavourites(favourites, FAVOURITE_KINDS, (list, kind, now) =>
      ids[kind].reduce((all, id) => follow(all, { id }, now), list),
    );
  return (
    <Toast
      event={removal !== null && isStillGone(removal, lists) ? removal : null}
      shownMs={UNDO_MS}
      text={(shown) => sentenceOf(shown, lists)}
    >
      {(shown) => (
        <button type="button" className="button" onClick={() => undo(shown)}>
          {m.favourites_undo()}
        </button>
      )}
    </Toast>
  );
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
