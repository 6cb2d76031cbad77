/** Where the browser keeps the settings. Apart from them: the early script needs no more. */
export const SETTINGS_KEY = "settings";
/** Where it keeps when each was chosen, milliseconds UTC by name: the later choice goes to the reader's other browsers. */
export const CHOSEN_KEY = "settingsChosen";
