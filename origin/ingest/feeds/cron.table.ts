/** What rings in place of cron while a site on one machine starts: nobody should wait a minute for it. */
export const RUNG_AT_START = "at start";
