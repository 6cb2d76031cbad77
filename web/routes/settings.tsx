import { SettingsBody } from "#web/features/settings/settings-body.tsx";
import { ShieldSettings } from "#web/features/shield/shield-settings.tsx";
import { m } from "#web/paraglide/messages.js";
import { PageHead } from "#web/platform/page-head.tsx";
import "../styles/settings.css";
import "../styles/shield.css";
import { useSettingsParts } from "./settings-parts.tsx";

/** The settings as a page: what the drawer has, for a link and for those who cannot open it. */
export default function Settings() {
  return (
    <div className="settings-page">
      <PageHead title={m.nav_settings()} description={m.settings_description()} />
      <h1 className="text-lg font-semibold">{m.nav_settings()}</h1>
      <noscript>
        <p className="panel p-3">{m.settings_needs_script()}</p>
        <div className="mt-3">
          <ShieldSettings />
        </div>
      </noscript>
      <div className="needs-script">
        <SettingsBody {...useSettingsParts()} />
      </div>
    </div>
  );
}
