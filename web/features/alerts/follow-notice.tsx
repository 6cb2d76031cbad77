import { type ReactNode, Suspense, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import type { Addition } from "#web/platform/favourites/favourites.ts";
import { useAddition } from "#web/platform/favourites/use-favourites.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
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

const QUESTIONS = {
  match: m.follow_offer_match,
  league: m.follow_offer_league,
  team: m.follow_offer_team,
} as const satisfies Record<FavouriteKind, () => string>;

/** After a press of a star: the item is followed, with the offer of notifications or the choice of its alerts. */
export default function FollowNotice() {
  const addition = useAddition();
  const [chosenFor, choose] = useState<Addition | null>(null);
  const [closed, close] = useState<Addition | null>(null);
  const { isOn, obstacle, change } = usePushSwitch();
  const hasOffer = !isOn && obstacle === null && !isDeclined();
  const text = ({ kind, name }: Addition): ReactNode => {
    if (change.isError) return m.push_failed();
    return (
      <>
        <span className="follow-notice-name">{name}</span>
        <span className="follow-notice-text">{stateText({ isOn, hasOffer, obstacle }, kind)}</span>
      </>
    );
  };
  return (
    <>
      <Toast event={addition === closed ? null : addition} shownMs={OFFER_MS} text={text}>
        {(shown) => (
          <>
            {hasOffer ? (
              <button
                type="button"
                className="button"
                disabled={change.isPending}
                onClick={() => change.mutate(true)}
              >
                {m.follow_offer_accept()}
              </button>
            ) : (
              <button type="button" className="quiet-button" onClick={() => choose(shown)}>
                {m.follow_choose_alerts()}
              </button>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={m.alert_close()}
              onClick={() => {
                if (hasOffer) decline();
                close(shown);
              }}
            >
              <Icon name="x" size={18} />
            </button>
          </>
        )}
      </Toast>
      {chosenFor ? (
        <Suspense fallback={null}>
          <AlertKindsDialog {...chosenFor} onClose={() => choose(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface OfferState {
  readonly isOn: boolean;
  readonly hasOffer: boolean;
  readonly obstacle: PushSwitchObstacle | null | undefined;
}

function stateText({ isOn, hasOffer, obstacle }: OfferState, kind: FavouriteKind): string {
  if (isOn) return m.follow_pushed();
  if (hasOffer) return QUESTIONS[kind]();
  return obstacle === "home_screen" ? m.push_home_screen() : m.follow_on_page();
}
