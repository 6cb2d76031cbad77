import { useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { SwitchField } from "#web/ui/fields.tsx";

type Permission = NotificationPermission | "unknown" | "unsupported";

const readPermission = (): Permission =>
  typeof Notification === "undefined" ? "unsupported" : Notification.permission;

const hints: Partial<Record<Permission, () => string>> = {
  denied: m.settings_notify_blocked,
  unsupported: m.settings_notify_unsupported,
};

/** Notifications of the operating system. The browser's permission is requested on switching on only. */
export function NotificationField() {
  const [isOn, setOn] = useSetting("desktop_notifications");
  const [permission, setPermission] = useState<Permission>("unknown");
  useEffect(() => setPermission(readPermission()), []);
  const change = async (on: boolean) => {
    if (!on || permission === "unsupported") return setOn(false);
    const answer = await Notification.requestPermission();
    setPermission(answer);
    setOn(answer === "granted");
  };
  return (
    <SwitchField
      label={m.settings_notify()}
      hint={(hints[permission] ?? m.settings_notify_hint)()}
      checked={isOn && permission !== "denied" && permission !== "unsupported"}
      disabled={permission === "unsupported"}
      onChange={(on) => void change(on)}
    />
  );
}
