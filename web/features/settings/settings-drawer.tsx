import { m } from "#messages/paraglide/messages.js";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { SettingsBody, type SettingsBodyProps } from "./settings-body.tsx";

interface SettingsDrawerProps extends SettingsBodyProps {
  readonly onClose: () => void;
}

/** The settings over the page they change. */
export function SettingsDrawer({ onClose, ...body }: SettingsDrawerProps) {
  return (
    <Dialog className="drawer" aria-label={m.nav_settings()} onClose={onClose}>
      <div className="drawer-content">
        <div className="drawer-bar">
          <p className="text-lg font-semibold">{m.nav_settings()}</p>
          <DialogClose label={m.settings_close()} />
        </div>
        <SettingsBody {...body} />
      </div>
    </Dialog>
  );
}
