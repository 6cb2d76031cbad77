import { useEffect } from "react";
import { useFavourites } from "../favourites/use-favourites.ts";
import { usePageStores } from "../page-stores.tsx";
import { useSignedIn } from "../session/signed-in.ts";
import { useSiteFacts } from "../site-facts.ts";
import { useStore } from "../use-store.ts";
import { syncPush } from "./push.ts";
import { createPush } from "./push-store.ts";

/** Several things are followed one after the other: they are said together. */
const QUIET_MS = 3_000;

/** Tells the site what its reader follows and has chosen since it heard of it last. For who has notifications on. */
export default function PushSync() {
  const push = usePageStores().once(createPush);
  const kept = useStore(push, (store) => store.kept);
  const favourites = useFavourites();
  const signedIn = useSignedIn();
  const betting = useSiteFacts()?.betting ?? "shown";
  useEffect(() => {
    if (!kept) return;
    const timer = setTimeout(() => {
      // What fails now is said with the next change, or on the next page.
      syncPush(push, { favourites, signedIn, betting }).catch(() => undefined);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [push, kept, favourites, signedIn, betting]);
  return null;
}
