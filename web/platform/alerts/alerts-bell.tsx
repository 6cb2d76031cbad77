import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import type { AlertKindsButtonProps } from "./alert-kinds-button.tsx";

const AlertKindsButton = lazyWithRetry(() => import("./alert-kinds-button.tsx"));

/** The bell of a page's header: few readers have followed the item, so its code loads late. */
export const AlertsBell = (item: AlertKindsButtonProps) => (
  <AfterHydration>{() => <AlertKindsButton {...item} />}</AfterHydration>
);
