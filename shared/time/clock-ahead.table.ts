/** Maximum lead of a browser's clock for stored choices, seconds: a choice from a wrong clock would win for years. */
export const AHEAD_SECONDS = 86_400;
