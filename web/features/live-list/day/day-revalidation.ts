import type { ShouldRevalidateFunctionArgs } from "react-router";
import { differsOnlyIn } from "#web/platform/data/revalidation.ts";

/** Query keys that filter the rows of a day, which are all loaded already. */
const DAY_CHOICES = ["comp_id", "livescore_tab", "page", "status", "view"];

/** `shouldRevalidate` of a day's list. */
export const shouldRevalidateDay = (change: ShouldRevalidateFunctionArgs): boolean =>
  differsOnlyIn(DAY_CHOICES, change) ? false : change.defaultShouldRevalidate;
