import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { DEFAULT_PUSH_KINDS } from "#shared/push/push.table.ts";
import { createAlertKinds } from "#web/platform/alerts/alert-kinds.ts";
import { useFavourites } from "#web/platform/favourites/use-favourites.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { type PushObstacle, pushObstacle } from "./browser-push.ts";
import { pushKeyQuery, startPush, stopPush } from "./push.ts";
import { createPush } from "./push-store.ts";

/** Why notifications cannot be switched on: by the browser, or because the site sends none. */
export type PushSwitchObstacle = PushObstacle | "no_key";

const obstacleTexts = {
  unsupported: m.push_unsupported,
  home_screen: m.push_home_screen,
  blocked: m.settings_notify_blocked,
  no_key: m.push_no_key,
} as const satisfies Record<PushSwitchObstacle, () => string>;

/** The obstacle in a sentence, with the remedy where there is one. */
export const pushObstacleText = (obstacle: PushSwitchObstacle): string => obstacleTexts[obstacle]();

/**
 * Switches notifications of this browser on and off. Permission and service worker are requested on switching on only.
 * `obstacle` is undefined until it is known.
 */
export function usePushSwitch() {
  const push = usePageStore(createPush);
  const { kept } = useSnapshot(push);
  const favourites = useFavourites();
  const { of: alertKinds, general } = useSnapshot(usePageStore(createAlertKinds));
  /** Kinds that switching on requests. */
  const requested = general ?? DEFAULT_PUSH_KINDS;
  const signedIn = useSignedIn();
  const betting = useSiteFacts()?.betting ?? "shown";
  const client = useQueryClient();
  // Unknown in the HTML, which is shared by all readers.
  const [browser, setBrowser] = useState<PushObstacle | null>();
  useEffect(() => setBrowser(pushObstacle()), []);
  const { data: site } = useQuery({ ...pushKeyQuery, enabled: browser === null });
  const siteObstacle = site && (site.key === null ? "no_key" : null);
  const obstacle: PushSwitchObstacle | null | undefined = browser === null ? siteObstacle : browser;
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) return stopPush(push);
      if ((await Notification.requestPermission()) !== "granted") return setBrowser(pushObstacle());
      // A site that could not be reached before.
      const { key } = await client.query({ ...pushKeyQuery, retry: false });
      const wanted = { kinds: requested, locale: getLocale() };
      if (key !== null) await startPush(push, wanted, { favourites, alertKinds, signedIn, betting }, key);
    },
  });
  const isOn = kept !== null && (obstacle === null || obstacle === undefined);
  return { kept, isOn, obstacle, change, requested };
}
