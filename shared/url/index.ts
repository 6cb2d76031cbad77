export { isBettingScreen } from "./betting-screens.ts";
export { canonicalPath, canonicalQuery, keysAt, tabRedirect, withoutTab } from "./canonical.ts";
export { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES, type Locale, perLocale, textIn } from "./locale.ts";
export { ownPath } from "./own-path.ts";
export {
  alternatesOf,
  dynamicRouteId,
  dynamicRouteOf,
  localeOf,
  pathOf,
  screenAt,
  wordPaths,
} from "./paths.ts";
export { SCREEN_TABS, type TabOf } from "./screen-tabs.table.ts";
export { type Screen, screens } from "./screens.ts";
