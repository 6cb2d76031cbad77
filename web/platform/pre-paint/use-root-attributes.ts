import { useEffect } from "react";
import { subscribe } from "valtio";
import { sameJson } from "#shared/json/same-json.ts";
import { entriesOf } from "#shared/record/typed-record.ts";
import { DEFAULT_SETTINGS, type Settings } from "#shared/settings/settings.table.ts";
import { usePageStore, usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { createSettings } from "#web/platform/settings/settings.ts";
import { ROOT_ATTRIBUTES, type RootSetting } from "./root-attributes.ts";

/** The attribute of a value: a list as its words, a switch as an empty text. */
const attributeOf = (value: Settings[RootSetting]): string =>
  Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value);

/** Sets the root attributes of the reader's settings; a default has no attribute. */
export function showChoices(settings: Settings, root: DOMStringMap = document.documentElement.dataset): void {
  for (const [key, name] of entriesOf<RootSetting, string>(ROOT_ATTRIBUTES)) {
    const value = settings[key];
    if (sameJson(value, DEFAULT_SETTINGS[key]) || value === false) delete root[name];
    else root[name] = attributeOf(value);
  }
}

/** Keeps the root's attributes in step with the settings, from this tab and others. Mounted once, after hydration. */
export function useRootAttributes(): void {
  const { hydration } = usePageStores();
  const settings = usePageStore(createSettings);
  useEffect(() => {
    const show = () => showChoices(settings);
    // Before hydration the attributes are those of the pre-paint script, and the settings are the defaults.
    const stopWaiting = hydration.whenHydrated(show);
    const stop = subscribe(settings, show);
    return () => {
      stopWaiting();
      stop();
    };
  }, [hydration, settings]);
}
