export { canonicalPath, canonicalQuery, keysAt, redirectFor } from "./canonical.ts";
export { DEFAULT_LOCALE, LOCALES, type Locale } from "./locale.ts";
export { alternatesOf, localeOf, pathOf, screenAt } from "./paths.ts";
export { type Screen, screens } from "./screens.ts";
