import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { retryWaitMs } from "#web/platform/errors/retry-wait.rules.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { createAlertKinds } from "../alerts/alert-kinds.ts";
import { useFavourites } from "../favourites/use-favourites.ts";
import { useSignedIn } from "../session/signed-in.ts";
import { syncPush } from "./push.ts";
import { createPush } from "./push-store.ts";

/** Debounce: several changes of favourites are sent together. */
const QUIET_MS = 3_000;

/** Sends changed favourites and settings of the reader to the site. Only for readers with notifications on. */
export default function PushSync() {
  const push = usePageStore(createPush);
  const { kept } = useSnapshot(push);
  const favourites = useFavourites();
  const { of: alertKinds } = useSnapshot(usePageStore(createAlertKinds));
  const signedIn = useSignedIn();
  const betting = useSiteFacts()?.betting ?? "shown";
  useEffect(() => {
    if (!kept) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const sendPreferences = async (failures: number): Promise<void> => {
      try {
        await syncPush(push, { favourites, alertKinds, signedIn, betting });
      } catch {
        const next = failures + 1;
        if (!isOver) timer = setTimeout(() => void sendPreferences(next), retryWaitMs(next));
      }
    };
    timer = setTimeout(() => void sendPreferences(0), QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [push, kept, favourites, alertKinds, signedIn, betting]);
  return null;
}
