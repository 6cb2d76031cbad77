/**
 * How far ahead of the site's clock a browser's may be for what it tells to be kept with an account, seconds. Beyond, one
 * that is set wrong would be right for years.
 */
export const AHEAD_SECONDS = 86_400;
