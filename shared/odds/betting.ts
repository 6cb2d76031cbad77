/** Visibility of prices, markets and companies. `hidden` is no-betting mode: edge keeps them out of all responses. */
export type Betting = "shown" | "hidden";

/** Name of the cookie with the reader's own choice: `hidden`, or absent. It does not identify the reader. */
export const BETTING_COOKIE = "betting";

// A comma is between cookies where a proxy on the way joined two headers.
const CHOSEN = new RegExp(`(?:^|[;,]\\s*)(?:__Host-)?${BETTING_COOKIE}=hidden(?=\\s*(?:[;,]|$))`);

/** True if cookies, as a `cookie` header or `document.cookie` writes them, hold the choice to hide betting. */
export const choseNoBetting = (cookies: string): boolean => CHOSEN.test(cookies);
