import { type ReactNode, Suspense, useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { PushKind } from "#shared/push/push.table.ts";
import { alertKindList } from "#web/platform/alerts/alert-kind-label.ts";
import { chooseAlertKinds, createAlertKinds } from "#web/platform/alerts/alert-kinds.ts";
import { type Addition, followedIdsOf } from "#web/platform/favourites/favourites.ts";
import { useFavouriteStore } from "#web/platform/favourites/use-favourites.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { type PushSwitchObstacle, usePushSwitch } from "#web/platform/push/use-push-switch.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Toast } from "#web/ui/toast.tsx";
import "./alerts.css";

const AlertKindsDialog = lazyWithRetry(() => import("#web/platform/alerts/alert-kinds-dialog.tsx"));

/** How long the offer stands. */
const OFFER_MS = 10_000;

/** Local storage key: the reader has declined the offer, and is not asked again. */
const DECLINED_KEY = "pushOfferDeclined";

function isDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED_KEY) !== null;
  } catch {
    // Storage that the browser forbids.
    return false;
  }
}

function decline(): void {
  try {
    localStorage.setItem(DECLINED_KEY, "1");
  } catch {
    // A browser without storage asks again.
  }
}

/** After a press of a star: the item is followed, with the offer of notifications or the choice of its alerts. */
export default function FollowNotice({ addition }: { readonly addition: Addition }) {
  const [isChoosing, setChoosing] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const { isOn, obstacle, change, requested } = usePushSwitch();
  useGeneralKinds(addition);
  const hasOffer = !isOn && obstacle === null && !isDeclined();
  const text = ({ name }: Addition): ReactNode => {
    if (change.isError) return m.push_failed();
    return (
      <>
        <span className="follow-notice-name">{name}</span>
        <span className="follow-notice-text">{stateText({ isOn, hasOffer, obstacle, requested })}</span>
      </>
    );
  };
  return (
    <>
      {/* Until it is known whether notifications can be offered, a button would change under the finger. */}
      <Toast event={isClosed || obstacle === undefined ? null : addition} shownMs={OFFER_MS} text={text}>
        {() => (
          <>
            {hasOffer ? (
              // Not disabled while it works: a focused button that is disabled reports no blur.
              <button
                type="button"
                className="button"
                aria-disabled={change.isPending}
                onClick={() => {
                  if (!change.isPending) change.mutate(true);
                }}
              >
                {m.follow_offer_accept()}
              </button>
            ) : null}
            <button type="button" className="quiet-button" onClick={() => setChoosing(true)}>
              {m.follow_choose_alerts()}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={m.alert_close()}
              onClick={() => {
                if (hasOffer) decline();
                setClosed(true);
              }}
            >
              <Icon name="x" size={18} />
            </button>
          </>
        )}
      </Toast>
      {isChoosing ? (
        <Suspense fallback={null}>
          <AlertKindsDialog {...addition} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** An item that is followed anew has the general kinds: a choice for it of the past would mute it unseen. */
function useGeneralKinds({ kind, id }: Addition): void {
  const choices = usePageStore(createAlertKinds);
  const favourites = useFavouriteStore();
  useEffect(() => {
    if (choices.of[kind][id]) chooseAlertKinds(choices, followedIdsOf(favourites.lists), { kind, id }, null);
  }, [choices, favourites, kind, id]);
}

interface OfferState {
  readonly isOn: boolean;
  readonly hasOffer: boolean;
  readonly obstacle: PushSwitchObstacle | null | undefined;
  /** Kinds that the offer turns on. */
  readonly requested: readonly PushKind[];
}

function stateText({ isOn, hasOffer, obstacle, requested }: OfferState): string {
  if (isOn) return m.follow_pushed();
  if (hasOffer) return m.follow_offer({ kinds: alertKindList(requested) });
  return obstacle === "home_screen" ? m.push_home_screen() : m.follow_on_page();
}
