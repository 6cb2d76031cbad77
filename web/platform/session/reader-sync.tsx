import { useEffect } from "react";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { favouritesKeptPart } from "#web/platform/favourites/favourites-collection.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { settingsKeptPart } from "#web/platform/settings/settings-collection.ts";
import { createFavourites } from "../favourites/favourites.ts";
import { createSettings } from "../settings/settings.ts";
import { createAccountSync, startSync } from "./account-sync.ts";
import { createSession, recheckReader } from "./session.ts";

/**
 * Keeps what a reader follows and has chosen in step with his account, for as long as he is logged in. Renders nothing:
 * that something could not be kept is said where it is shown.
 */
export default function ReaderSync() {
  const { once, clock } = usePageStores();
  useEffect(() => {
    const session = once(createSession);
    const parts = [
      favouritesKeptPart(once(createFavourites), clock.now),
      settingsKeptPart(once(createSettings), clock.now),
    ];
    return startSync(once(createAccountSync), parts, (failure) => {
      if (isSessionOver(failure)) void recheckReader(session);
    });
  }, [once, clock]);
  return null;
}
