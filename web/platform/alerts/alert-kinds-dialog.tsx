import { useId } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { MATCH_KINDS, type MatchKind, RESULT_KINDS } from "#shared/push/push.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { followedIdsOf, type NamedItem } from "#web/platform/favourites/favourites.ts";
import { useFavouriteStore } from "#web/platform/favourites/use-favourites.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePushSwitch } from "#web/platform/push/use-push-switch.ts";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { alertKindLabel } from "./alert-kind-label.ts";
import { chooseAlertKinds, createAlertKinds, PAGE_ALERT_KINDS } from "./alert-kinds.ts";
import { PushOffer } from "./push-offer.tsx";
import "./alert-kinds.css";

/** In the order of a match. No list row says that line-ups are out: they come by push only. */
const KINDS_SHOWN = [
  "line_ups",
  "kick_off",
  "goal",
  "cancelled_goal",
  "red_card",
  "half_time",
  "full_time",
] as const satisfies readonly MatchKind[];

interface AlertKindsDialogProps extends NamedItem {
  readonly onClose: () => void;
}

/** The alerts that a reader wants of one followed match, team or league. */
export default function AlertKindsDialog({ kind, id, name, onClose }: AlertKindsDialogProps) {
  const headingId = useId();
  const choices = usePageStore(createAlertKinds);
  const own = useSnapshot(choices).of[kind][id] ?? null;
  const favourites = useFavouriteStore();
  const { kept } = usePushSwitch();
  // Without notifications the open page is all there is.
  const general = kept ? MATCH_KINDS.filter((one) => kept.kinds.includes(one)) : PAGE_ALERT_KINDS;
  const chosen = own ?? general;
  const choose = (kinds: readonly MatchKind[] | null) =>
    chooseAlertKinds(choices, followedIdsOf(favourites.lists), { kind, id }, kinds);
  const isHidden = useShield().scores === "hidden" && chosen.some((one) => RESULT_KINDS.includes(one));
  return (
    <Dialog className="alert-kinds" aria-labelledby={headingId} onClose={onClose}>
      <div className="alert-kinds-head">
        <h2 id={headingId}>{m.alerts_of({ name })}</h2>
        <DialogClose label={m.alert_kinds_close()} size={18} />
      </div>
      {KINDS_SHOWN.filter((one) => kept || one !== "line_ups").map((one) => (
        <label key={one} className="alert-kinds-row">
          <span>{alertKindLabel(one)}</span>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              choose(MATCH_KINDS.filter((each) => (each === one ? target.checked : chosen.includes(each))))
            }
          />
        </label>
      ))}
      {isHidden ? <p className="alert-kinds-note">{m.push_scores_hidden()}</p> : null}
      <PushOffer />
      <p className="alert-kinds-foot">
        <SiteLink to={`${pathOf("settings", getLocale())}#push`} className="text-link" onClick={onClose}>
          {m.alert_kinds_general()}
        </SiteLink>
        {chosen.length > 0 ? (
          <button type="button" className="quiet-button" onClick={() => choose([])}>
            {m.alert_kinds_mute()}
          </button>
        ) : null}
        {own ? (
          <button type="button" className="quiet-button" onClick={() => choose(null)}>
            {m.alert_kinds_reset()}
          </button>
        ) : null}
      </p>
    </Dialog>
  );
}
