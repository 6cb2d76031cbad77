import { m } from "#messages/paraglide/messages.js";
import { pushObstacleText, usePushSwitch } from "#web/platform/push/use-push-switch.ts";

/** Where the alerts reach the reader: everywhere by push, or on the open page only, with a button to change that. */
export function PushOffer() {
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
