import { useEffect } from "react";
import { subscribe } from "valtio";
import { usePageStore } from "../page-stores.tsx";
import { createSettings } from "../settings/settings.ts";
import { showChoices } from "./show-choices.ts";

/** Keeps the root's attributes in step with the settings, from this tab and others. Mounted once, after hydration. */
export function useRootAttributes(): void {
  const settings = usePageStore(createSettings);
  useEffect(() => {
    showChoices(settings);
    return subscribe(settings, () => showChoices(settings));
  }, [settings]);
}
