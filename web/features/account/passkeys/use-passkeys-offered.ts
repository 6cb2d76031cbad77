import { useSyncExternalStore } from "react";
import { relyingPartyOf } from "#shared/account/relying-party.rules.ts";

const never = () => () => undefined;

/**
 * Whether a page offers passkeys: the site's address can have them, and the browser is there and knows them. Before hydration only the
 * address is looked at, so that nothing moves in the browsers that do; without scripts nothing of it is shown (`needs-script`).
 */
export function usePasskeysOffered(siteOrigin: string): boolean {
  const canHave = relyingPartyOf(siteOrigin) !== null;
  return useSyncExternalStore(
    never,
    () => canHave && location.origin === new URL(siteOrigin).origin && "PublicKeyCredential" in window,
    () => canHave,
  );
}
