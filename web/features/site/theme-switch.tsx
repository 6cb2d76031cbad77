import { m } from "#messages/paraglide/messages.js";
import { chooseTheme, nextTheme, type Theme, useTheme } from "#web/platform/pre-paint/theme.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icons.table.ts";

const icons = { system: "monitor", light: "sun", dark: "moon" } as const satisfies Record<Theme, IconName>;
const names = {
  system: m.theme_system,
  light: m.theme_light,
  dark: m.theme_dark,
} as const satisfies Record<Theme, () => string>;

/** Cycles through light, dark and system theme. */
export function ThemeSwitch() {
  const theme = useTheme();
  const label = m.theme_label({ mode: names[theme]() });
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(nextTheme(theme))}
    >
      <Icon name={icons[theme]} size={20} />
    </button>
  );
}
