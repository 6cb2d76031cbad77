/** Local storage key of the settings. A module of its own: the pre-paint script needs nothing else. */
export const SETTINGS_KEY = "settings";
/** Local storage key of the time of each choice, ms by name: the later choice wins in other browsers. */
export const CHOSEN_KEY = "settingsChosen";
