/** Local storage key of the settings. A module of its own: the pre-paint script needs nothing else. */
export const SETTINGS_KEY = "settings";
/**
 * Local storage key of the time of each choice, milliseconds UTC by name: the later choice wins in the reader's other
 * browsers.
 */
export const CHOSEN_KEY = "settingsChosen";
