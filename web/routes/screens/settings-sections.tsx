import { OddsSettings } from "#web/features/odds/odds-settings.tsx";
import type { SettingsBodyProps } from "#web/features/settings/settings-body.tsx";
import { ShieldSettings } from "#web/features/shield/shield-settings.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

/** The features' sections of the settings, for the drawer and for the page. */
export function useSettingsSections(): SettingsBodyProps {
  return {
    odds: useSiteFacts()?.betting === "shown" ? <OddsSettings /> : null,
    children: <ShieldSettings />,
  };
}
