import { useCallback } from "react";
import { useSnapshot } from "valtio";
import type { Settings } from "#shared/settings/settings.table.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { changeSetting, createSettings, type Next } from "./settings.ts";

/** One setting and its setter. Renders only when this setting changes. */
export function useSetting<Key extends keyof Settings>(
  key: Key,
): readonly [Settings[Key], (next: Next<Settings[Key]>) => void] {
  const settings = usePageStore(createSettings);
  const shown: Settings = useSnapshot(settings);
  const change = useCallback(
    (next: Next<Settings[Key]>) => changeSetting(settings, key, next),
    [settings, key],
  );
  return [shown[key], change];
}
