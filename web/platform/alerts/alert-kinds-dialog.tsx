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
import { pushObstacleText, usePushSwitch } from "#web/platform/push/use-push-switch.ts";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { alertKindLabel, KINDS_OF_A_MATCH } from "./alert-kind-label.ts";
import { chooseAlertKinds, createAlertKinds } from "./alert-kinds.ts";
import { useGeneralKinds } from "./use-general-kinds.ts";
import "#web/ui/small-dialog.css";
import "./alert-kinds.css";

interface AlertKindsDialogProps extends NamedItem {
  readonly onClose: () => void;
}

/** The alerts that a reader wants of one followed match, team or league. */
export default function AlertKindsDialog({ kind, id, name, onClose }: AlertKindsDialogProps) {
  const headingId = useId();
  const choices = usePageStore(createAlertKinds);
  const own = useSnapshot(choices).of[kind][id] ?? null;
  const favourites = useFavouriteStore();
  const { kinds, available } = useGeneralKinds();
  const chosen = own ?? MATCH_KINDS.filter((one) => kinds.includes(one));
  const choose = (kinds: readonly MatchKind[] | null) =>
    chooseAlertKinds(choices, followedIdsOf(favourites.lists), { kind, id }, kinds);
  const isHidden = useShield().scores === "hidden" && chosen.some((one) => RESULT_KINDS.includes(one));
  return (
    <Dialog className="small-dialog" aria-labelledby={headingId} onClose={onClose}>
      <div className="alert-kinds-head">
        <h2 id={headingId}>{m.alerts_of({ name })}</h2>
        <DialogClose label={m.alert_kinds_close()} size={18} />
      </div>
      {KINDS_OF_A_MATCH.filter((one) => available.includes(one)).map((one) => (
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
        <SiteLink to={`${pathOf("settings", getLocale())}#alerts`} className="text-link" onClick={onClose}>
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

/** Where the alerts reach the reader: everywhere by push, or on the open page only, with a button to change that. */
function PushOffer() {
  const { isOn, obstacle, change } = usePushSwitch();
  if (isOn || obstacle === undefined) return null;
  return (
    <div className="alert-kinds-note">
      <p>{obstacle === null ? m.alert_kinds_page_only() : pushObstacleText(obstacle)}</p>
      {obstacle === null ? (
        <button
          type="button"
          className="button"
          disabled={change.isPending}
          onClick={() => change.mutate(true)}
        >
          {m.push_turn_on()}
        </button>
      ) : null}
      <p role="alert">{change.isError ? m.push_failed() : null}</p>
    </div>
  );
}
