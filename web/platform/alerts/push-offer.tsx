import { m } from "#messages/paraglide/messages.js";
import { usePushSwitch } from "#web/platform/push/use-push-switch.ts";

/** Where the alerts reach the reader: everywhere by push, or on the open page only, with a button to change that. */
export function PushOffer() {
  const { isOn, obstacle, change } = usePushSwitch();
  if (isOn || obstacle === undefined) return null;
  return (
    <div className="alert-kinds-note">
      <p>{obstacle === null ? m.alert_kinds_page_only() : obstacles[obstacle]()}</p>
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

const obstacles = {
  unsupported: m.push_unsupported,
  home_screen: m.push_home_screen,
  blocked: m.settings_notify_blocked,
  no_key: m.push_no_key,
} as const;
