/**
 * Maximum lead of a browser's clock over the site's for choices stored with an account, seconds. Beyond it, a choice
 * from a wrong clock would win for years.
 */
export const AHEAD_SECONDS = 86_400;
