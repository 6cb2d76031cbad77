/** Where the browser keeps the reader's choice. */
export const THEME_KEY = "theme";

/**
 * Runs before the first paint, so that a dark page never flashes white. It is a part of the HTML that everyone
 * shares: the choice stays in the browser.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
