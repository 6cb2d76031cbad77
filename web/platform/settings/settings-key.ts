/** Where the browser keeps the settings. Apart from them: the early script needs no more. */
export const SETTINGS_KEY = "settings";
