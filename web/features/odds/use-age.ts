import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { ageText } from "./odds-numbers.ts";

/** How long ago a price was set, in words, by the page's clock; `at` in seconds UTC, null where nobody said. */
export const useAge = (at: number | null): string | null =>
  useClockValue((nowMs) => (at === null ? null : ageText(Math.max(0, nowMs / 1000 - at))));
