import { subscribe } from "valtio";
import {
  isChosenAhead,
  mergeChoices,
  newsOfChoices,
  type SettingChoice,
} from "#shared/settings/settings.rules.ts";
import type { Settings } from "#shared/settings/settings.table.ts";
import { loadFromBrowser, sendFromBrowser } from "#web/platform/data/browser-call.ts";
import type { SyncedCollection } from "#web/platform/session/synced-collection.ts";
import { choicesOf, takeChoices } from "./settings.ts";

const PATH = "/oapi/v1/users/me/settings";

/** The reader's settings, as synced with the account. `nowMs` is the site's clock. */
export function settingsCollection(settings: Settings, nowMs: () => number): SyncedCollection {
  /** Choices that the account is known to have. */
  let known: readonly SettingChoice[] = [];
  const take = (theirs: readonly SettingChoice[], sent: readonly SettingChoice[]) => {
    known = mergeChoices(theirs, sent);
    takeChoices(settings, theirs);
  };
  /** The account rejects choices by a clock that is too far ahead. */
  const unsent = () =>
    newsOfChoices(known, choicesOf(settings)).filter((choice) => !isChosenAhead(choice, nowMs()));
  return {
    async load() {
      const { data } = await loadFromBrowser(PATH, {});
      return () => take(data.settings, []);
    },
    async send() {
      const sent = unsent();
      const { data } = await sendFromBrowser(PATH, { settings: sent });
      return () => take(data.settings, sent);
    },
    hasUnsent: () => unsent().length > 0,
    onChange: (listener) => subscribe(settings, listener),
  };
}
