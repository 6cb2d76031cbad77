import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { ageText } from "./odds-numbers.ts";

/** Age of a price in words, by the page's clock; `at` in seconds UTC, null if unknown. */
export const useAge = (at: number | null): string | null =>
  useClockValue((nowMs) => (at === null ? null : ageText(Math.max(0, nowMs / 1000 - at))));
