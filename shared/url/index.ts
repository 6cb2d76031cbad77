export { canonicalPath, canonicalQuery, keysAt, redirectFor } from "./canonical.ts";
export { DEFAULT_LOCALE, LOCALES, type Locale } from "./locale.ts";
export { ownPath } from "./own-path.ts";
export { alternatesOf, localeOf, pathOf, screenAt } from "./paths.ts";
export { isPersonalPath } from "./personal-screens.ts";
export { type Screen, screens } from "./screens.ts";
