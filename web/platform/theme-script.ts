/** Where the browser keeps the reader's choice. */
export const THEME_KEY = "theme";

/**
 * Runs before the first paint, so that a dark page never flashes white and a list has the price columns that its reader
 * wants (`data-odds`: see features/odds/list/list-choice.ts; the key is that of platform/settings). It is a part of the
 * HTML that everyone shares: the choices stay in the browser.
 */
export const THEME_SCRIPT = `try{var d=document.documentElement.dataset,t=localStorage.getItem("${THEME_KEY}"),s=JSON.parse(localStorage.getItem("settings")||"{}");if(t==="light"||t==="dark")d.theme=t;if(s.list_markets)d.odds=s.list_markets.join(" ");if(s.list_odds_line)d.oddsLine=""}catch(e){}`;
