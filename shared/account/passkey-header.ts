/**
 * What edge tells a content service of the browser of a passkey ceremony, beside the session (session-header.ts). Both are taken out
 * of what a caller sends.
 */

/** Scheme, host and port by which the browser knows the site: `https://example.vn`. Left out under a name that is not the site's. */
export const SITE_HEADER = "x-site-origin";

/** A random word that only this browser has, from a cookie of some minutes: a challenge is good in no other. */
export const CEREMONY_HEADER = "x-ceremony";
