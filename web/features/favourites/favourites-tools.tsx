import { type ChangeEvent, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { FAVOURITE_KINDS, unfollow } from "#shared/favourite/favourite.rules.ts";
import { CalendarLinksTo } from "#web/platform/calendar/calendar-links.tsx";
import { changeFavourites, followedIds } from "#web/platform/favourites/favourites.ts";
import { useFavouriteStore, useFavourites } from "#web/platform/favourites/use-favourites.ts";
import { Icon } from "#web/ui/icon.tsx";
import { calendarOfFollowed } from "./favourites-calendar.ts";
import { exportFile, importFile } from "./favourites-file.ts";
import { FavouritesKept } from "./favourites-kept.tsx";
import { FavouritesUndo } from "./favourites-undo.tsx";

/** Delete all, export and import, with the outcome. */
export function FavouritesTools() {
  const favourites = useFavouriteStore();
  const lists = useFavourites();
  const [notice, setNotice] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = FAVOURITE_KINDS.every((kind) => followedIds(lists[kind]).size === 0);
  const calendar = calendarOfFollowed(lists, getLocale());
  const clear = () => {
    setNotice("");
    const keeps = changeFavourites(favourites, FAVOURITE_KINDS, (list, _kind, now) =>
      list.reduce((rest, { id }) => unfollow(rest, id, now), list),
    );
    if (!keeps) setNotice(m.favourites_not_kept());
  };
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) setNotice(await importFile(favourites, file));
    // Allows choosing the same file again.
    currentTarget.value = "";
  };
  return (
    <div className="favourites-tools">
      <fieldset className="favourites-buttons">
        <legend className="sr-only">{m.favourites_tools()}</legend>
        <button type="button" className="quiet-button" onClick={() => exportFile(lists)} disabled={isEmpty}>
          <Icon name="download" size={16} />
          {m.favourites_export()}
        </button>
        <button type="button" className="quiet-button" onClick={() => input.current?.click()}>
          <Icon name="upload" size={16} />
          {m.favourites_import()}
        </button>
        <input ref={input} type="file" accept=".json,application/json" hidden onChange={take} />
        {/* The button keeps its focus when nothing is left to delete: undo is the next tab stop. */}
        <button
          type="button"
          className="quiet-button"
          title={m.favourites_clear_hint()}
          aria-disabled={isEmpty}
          onClick={isEmpty ? undefined : clear}
        >
          <Icon name="trash-2" size={16} />
          {m.favourites_clear()}
        </button>
      </fieldset>
      {calendar === null ? null : <CalendarLinksTo path={calendar} />}
      <FavouritesUndo />
      <FavouritesKept />
      <p role="status" className="favourites-notice">
        {notice}
      </p>
    </div>
  );
}
