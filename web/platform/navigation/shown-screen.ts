import { useLocation, useMatches } from "react-router";
import { getLocale } from "#messages/paraglide/runtime.js";
import { dynamicRouteOf, pathOf, type Screen } from "#shared/url/index.ts";

/** The screen that a page of the content service shows at this URL; null on all other pages. */
export function useDynamicScreen(): Screen | null {
  const matches = useMatches();
  return dynamicRouteOf(matches.at(-1)?.id ?? "")?.screen ?? null;
}

/** This page's path as the built-in screens have it: the menu highlights the current screen by it. */
export function useBuiltInPath(): string {
  const { pathname } = useLocation();
  const screen = useDynamicScreen();
  return screen === null ? pathname : pathOf(screen, getLocale());
}

/** Paths of screens; for the shown screen its own URL, so that links within it stay there. */
export function useScreenPath(): (screen: Screen) => string {
  const { pathname } = useLocation();
  const shown = useDynamicScreen();
  return (screen) => (screen === shown ? pathname : pathOf(screen, getLocale()));
}
