import { useSyncExternalStore } from "react";
import { m } from "#web/paraglide/messages.js";
import { canInstall, install, onInstallOffer } from "#web/platform/service-worker/install-offer.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";

/** The site as an app of the device; nothing where the browser does not offer it, or has done it. */
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
