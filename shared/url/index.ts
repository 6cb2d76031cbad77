export { isBettingScreen } from "./betting-screens.ts";
export { canonicalPath, canonicalQuery, keysAt, redirectFor } from "./canonical.ts";
export { isContentPath } from "./content-screens.ts";
export { dynamicRouteId, dynamicRouteOf } from "./dynamic-route.ts";
export { DEFAULT_LOCALE, LOCALES, type Locale } from "./locale.ts";
export { ownPath } from "./own-path.ts";
export { alternatesOf, localeOf, pathOf, screenAt, wordPaths } from "./paths.ts";
export { isMailLinkPath, isPersonalPath } from "./personal-screens.ts";
export { type Screen, screens } from "./screens.ts";
