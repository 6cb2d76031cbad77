import { Monitor, Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#web/paraglide/messages.js";
import { chooseTheme, nextTheme, readTheme, type Theme } from "#web/platform/theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const names = {
  system: m.theme_system,
  light: m.theme_light,
  dark: m.theme_dark,
} as const satisfies Record<Theme, () => string>;

/** Light, dark, as the system says: one button that goes round. */
export default function ThemeSwitch() {
  // The server cannot know the choice; the button says "system" until the browser has told.
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(readTheme()), []);
  const Icon = icons[theme];
  const label = m.theme_label({ mode: names[theme]() });
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={label}
      title={label}
      onClick={() => {
        const next = nextTheme(theme);
        chooseTheme(next);
        setTheme(next);
      }}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
