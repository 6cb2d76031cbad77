import { useEffect, useRef } from "react";
import { m } from "#web/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { SettingsBody, type SettingsBodyProps } from "./settings-body.tsx";

interface SettingsDrawerProps extends SettingsBodyProps {
  readonly onClose: () => void;
}

/** The settings over the page they change. A dialog of the browser: Escape closes it and the focus goes back. */
export function SettingsDrawer({ onClose, ...body }: SettingsDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the drawer; the key for it is Escape
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={m.nav_settings()}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className="drawer-content">
        <header className="drawer-bar">
          <p className="text-lg font-semibold">{m.nav_settings()}</p>
          <button
            type="button"
            className="icon-button"
            aria-label={m.settings_close()}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" size={20} />
          </button>
        </header>
        <SettingsBody {...body} />
      </div>
    </dialog>
  );
}
