import { m } from "#messages/paraglide/messages.js";
import { SettingsBody } from "#web/features/settings/settings-body.tsx";
import { ShieldSettings } from "#web/features/shield/shield-settings.tsx";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSettingsSections } from "./settings-sections.tsx";

/** The settings as a page: the drawer's content, for links and for readers who cannot open it. */
export default function SettingsScreen() {
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
      {/* A choice before hydration would be lost, so the fields are disabled until then. */}
      <fieldset className="settings-alive needs-script" disabled={!useHydrated()}>
        <SettingsBody {...useSettingsSections()} />
      </fieldset>
    </div>
  );
}
