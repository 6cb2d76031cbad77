/** Replaces cron while a site starts on one machine, so that the start need not wait a minute for it. */
export const RUNG_AT_START = "at start";
