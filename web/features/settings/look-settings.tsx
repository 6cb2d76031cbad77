import { useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import { AUTO_ZONE, SITE_ZONE } from "#shared/settings/settings.table.ts";
import { timeOf } from "#shared/time/index.ts";
import { ZONES } from "#shared/time/zones.table.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { zoneLabel } from "#web/platform/i18n/format.ts";
import { zoneOf } from "#web/platform/i18n/zone/reader-zone.ts";
import { siteZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { chooseTheme, THEMES, type Theme, useTheme } from "#web/platform/pre-paint/theme.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { SelectField, SwitchField } from "#web/ui/fields.tsx";

const themes = {
  system: m.settings_theme_system,
  light: m.settings_theme_light,
  dark: m.settings_theme_dark,
} as const satisfies Record<Theme, () => string>;

/** Settings of time zone, theme and motion. */
export function LookSettings() {
  const theme = useTheme();
  const [motion, setMotion] = useSetting("motion");
  return (
    <FieldGroup title={m.settings_look()}>
      <ZoneField />
      <SelectField
        label={m.settings_theme()}
        value={theme}
        values={THEMES}
        nameOf={(one) => themes[one]()}
        onChange={chooseTheme}
      />
      <SwitchField
        label={m.settings_motion()}
        hint={m.settings_motion_hint()}
        checked={motion === "less"}
        onChange={(less) => setMotion(less ? "less" : "system")}
      />
    </FieldGroup>
  );
}

/** `GMT+07:00`, or `Europe/Paris`. */
const withGmt = (zone: string): string => (/^[+-]/.test(zone) ? `GMT${zone}` : zone.replaceAll("_", " "));

function zoneName(zone: string): string {
  if (zone === AUTO_ZONE) return m.settings_zone_auto();
  if (zone !== SITE_ZONE) return withGmt(zone);
  return m.settings_zone_default({ zone: siteZone().replaceAll("_", " ") });
}

function ZoneField() {
  const [zone, setZone] = useSetting("time_zone");
  const now = useClockValue((nowMs) => clockIn(zone, nowMs));
  // A stored zone that is missing in the list still applies.
  const values = useMemo(() => {
    const isListed = [AUTO_ZONE, SITE_ZONE, ...ZONES].includes(zone);
    return [AUTO_ZONE, SITE_ZONE, ...(isListed ? [] : [zone]), ...ZONES];
  }, [zone]);
  return (
    <SelectField
      label={m.settings_time_zone()}
      hint={m.settings_zone_now({ time: now })}
      value={zone}
      values={values}
      nameOf={zoneName}
      onChange={setZone}
    />
  );
}

/** The current wall clock time there: `20:05, GMT+09:00`. */
function clockIn(setting: string, nowMs: number): string {
  const zone = zoneOf(setting);
  const seconds = Math.floor(nowMs / 1000);
  return `${timeOf(seconds, zone)}, ${zoneLabel(zone, seconds)}`;
}
