import { sameJson } from "#shared/json/same-json.ts";
import { DEFAULT_SETTINGS, type Settings } from "#shared/settings/settings.table.ts";
import { ROOT_ATTRIBUTES, type RootSetting } from "./root-attributes.ts";

/** The attribute of a value: a list as its words, a switch as an empty text. */
const attributeOf = (value: Settings[RootSetting]): string =>
  Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value);

/** Tells the style sheets what a reader has chosen; what is the default is said by saying nothing. */
export function showChoices(settings: Settings, root: DOMStringMap = document.documentElement.dataset): void {
  for (const [key, name] of Object.entries(ROOT_ATTRIBUTES) as [RootSetting, string][]) {
    const value = settings[key];
    if (sameJson(value, DEFAULT_SETTINGS[key]) || value === false) delete root[name];
    else root[name] = attributeOf(value);
  }
}
