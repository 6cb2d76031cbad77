export { isAccountSetting, isChosenAhead, isSettingValue, type SettingChoice } from "./settings.rules.ts";
export { SettingsForm } from "./settings.schema.ts";
