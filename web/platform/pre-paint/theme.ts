import { useSyncExternalStore } from "react";
import { THEME_KEY } from "./theme-key.ts";

/** Light, dark, or the setting of the reader's system. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** The stored choice; `system` without one, or where the browser stores nothing. */
function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isTheme(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

const listeners = new Set<() => void>();

function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** Applies a theme to the page and stores it. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that stores nothing still shows the theme until the page is left.
  }
  showTheme(theme);
}

/** The next theme in the switch's cycle. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === THEME_KEY || key === null) showTheme(readTheme());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
  };
}

/** The theme of the page, stored or not; the pre-paint script has applied the stored choice. */
function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : "system";
}

/** The reader's theme, with changes here and in other tabs. The server cannot know it: `system` at first. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, shownTheme, () => "system");
