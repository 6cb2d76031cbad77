import { useEffect } from "react";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { favouritesCollection } from "#web/platform/favourites/favourites-collection.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { settingsCollection } from "#web/platform/settings/settings-collection.ts";
import { createFavourites } from "../favourites/favourites.ts";
import { createSettings } from "../settings/settings.ts";
import { createAccountSync, startSync } from "./account-sync.ts";
import { createSession, recheckReader } from "./session.ts";

/**
 * Syncs favourites and settings with the account of a logged-in reader. Renders nothing: errors are shown beside the
 * affected items.
 */
export default function ReaderSync() {
  const { once, clock } = usePageStores();
  useEffect(() => {
    const session = once(createSession);
    const collections = [
      favouritesCollection(once(createFavourites), clock.now),
      settingsCollection(once(createSettings), clock.now),
    ];
    return startSync(once(createAccountSync), collections, (failure) => {
      if (isSessionOver(failure)) void recheckReader(session);
    });
  }, [once, clock]);
  return null;
}
