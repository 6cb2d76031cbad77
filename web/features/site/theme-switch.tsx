import { Monitor, Moon, Sun } from "lucide-react";
import { m } from "#web/paraglide/messages.js";
import { chooseTheme, nextTheme, type Theme, useTheme } from "#web/platform/theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const names = {
  system: m.theme_system,
  light: m.theme_light,
  dark: m.theme_dark,
} as const satisfies Record<Theme, () => string>;

/** Light, dark, as the system says: one button that goes round. */
export function ThemeSwitch() {
  const theme = useTheme();
  const Icon = icons[theme];
  const label = m.theme_label({ mode: names[theme]() });
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(nextTheme(theme))}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
