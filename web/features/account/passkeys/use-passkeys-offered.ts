import { useSyncExternalStore } from "react";
import { relyingPartyOf } from "#shared/account/relying-party.rules.ts";

const never = () => () => undefined;

/**
 * True if a page offers passkeys: the origin and the browser both support them. Before hydration only the origin
 * counts, so that nothing moves in supporting browsers; without scripts all of it is hidden (`needs-script`).
 */
export function usePasskeysOffered(siteOrigin: string): boolean {
  const canHave = relyingPartyOf(siteOrigin) !== null;
  return useSyncExternalStore(
    never,
    () => canHave && location.origin === new URL(siteOrigin).origin && "PublicKeyCredential" in window,
    () => canHave,
  );
}
