import { useCallback, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import { DEFAULT_SETTINGS, type Settings } from "#shared/settings/settings.table.ts";
import { usePageStores } from "../page-stores.tsx";
import { changeSetting, createSettings } from "./settings.ts";

/**
 * One setting, and how to change it: to a value, or to one made of what it is by then. On the server and in the first render it is the default, so that the page fits
 * the HTML that all readers share.
 */
export function useSetting<Key extends keyof Settings>(
  key: Key,
): readonly [Settings[Key], (next: Settings[Key] | ((now: Settings[Key]) => Settings[Key])) => void] {
  const settings = usePageStores().once(createSettings);
  const value = useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(settings, listener), [settings]),
    () => settings[key],
    () => DEFAULT_SETTINGS[key],
  );
  const change = useCallback(
    (next: Settings[Key] | ((now: Settings[Key]) => Settings[Key])) =>
      changeSetting(settings, key, typeof next === "function" ? next(settings[key]) : next),
    [settings, key],
  );
  return [value, change];
}
