import { type ReactNode, useSyncExternalStore } from "react";
import { m } from "#messages/paraglide/messages.js";
import { canInstall, install, onInstallOffer } from "#web/platform/pwa/install-offer.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { AlertSettings } from "./alert-settings.tsx";
import { HandlingSettings } from "./handling-settings.tsx";
import { ListSettings } from "./list-settings.tsx";
import { LookSettings } from "./look-settings.tsx";
import { PushSettings } from "./push-settings.tsx";
import { SettingsReset } from "./settings-reset.tsx";

export interface SettingsBodyProps {
  /** Price fields, where prices are shown. */
  readonly odds?: ReactNode;
  /** Settings of other features, in groups of their own. */
  readonly children?: ReactNode;
}

/** All settings, the same in the drawer and on their page. Every change applies at once. */
export function SettingsBody({ odds, children }: SettingsBodyProps) {
  return (
    <div className="settings">
      <LookSettings />
      <ListSettings />
      {odds}
      <AlertSettings />
      <PushSettings />
      {children}
      <HandlingSettings />
      <InstallField />
      <SettingsReset />
    </div>
  );
}

/** Installation of the site as an app; nothing if the browser does not offer it, or it is installed. */
export function InstallField() {
  const isOffered = useSyncExternalStore(onInstallOffer, canInstall, () => false);
  if (!isOffered) return null;
  return (
    <FieldGroup title={m.settings_install()}>
      <div className="field">
        <span className="field-text field-hint">{m.settings_install_hint()}</span>
        <button type="button" className="quiet-button" onClick={() => void install()}>
          {m.settings_install_button()}
        </button>
      </div>
    </FieldGroup>
  );
}
