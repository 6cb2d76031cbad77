import type { ShouldRevalidateFunctionArgs } from "react-router";
import { differsOnlyIn } from "#web/platform/data/revalidation.ts";

/** Keys of the query that choose among the rows of a day, all of which are here already. */
const DAY_CHOICES = ["comp_id", "livescore_tab", "page", "status", "view"];

/** `shouldRevalidate` of a list of a day. */
export const shouldRevalidateDay = (change: ShouldRevalidateFunctionArgs): boolean =>
  differsOnlyIn(DAY_CHOICES, change) ? false : change.defaultShouldRevalidate;
