import { AppError } from "#shared/errors/app-error.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/**
 * Refuses a page of prices in no-betting mode, before it makes a call. A reader who chose the mode gets
 * `betting_hidden`; where the site hides betting, the page does not exist.
 */
export function refuseHiddenBetting({
  betting,
  has_betting_switch,
}: Pick<RequestFacts, "betting" | "has_betting_switch">): void {
  if (betting === "hidden") throw new AppError(has_betting_switch ? "betting_hidden" : "route_not_found");
}
