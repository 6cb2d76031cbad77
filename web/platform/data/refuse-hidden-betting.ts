import { AppError } from "#shared/errors/app-error.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/**
 * Refuses a page of prices in no-betting mode, before anything is asked for. A reader who chose it is told so, with
 * `betting_hidden`; where the site hides betting there is no such page.
 */
export function refuseHiddenBetting({
  betting,
  has_betting_switch,
}: Pick<RequestFacts, "betting" | "has_betting_switch">): void {
  if (betting === "hidden") throw new AppError(has_betting_switch ? "betting_hidden" : "route_not_found");
}
