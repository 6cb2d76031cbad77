import { useEffect } from "react";
import { subscribe } from "valtio";
import { usePageStore, usePageStores } from "../page-stores.tsx";
import { createSettings } from "../settings/settings.ts";
import { showChoices } from "./show-choices.ts";

/** Keeps the root's attributes in step with the settings, from this tab and others. Mounted once, after hydration. */
export function useRootAttributes(): void {
  const { hydration } = usePageStores();
  const settings = usePageStore(createSettings);
  useEffect(() => {
    const show = () => showChoices(settings);
    // Before that they are those of the pre-paint script, and the settings are the defaults.
    const stopWaiting = hydration.whenHydrated(show);
    const stop = subscribe(settings, show);
    return () => {
      stopWaiting();
      stop();
    };
  }, [hydration, settings]);
}
