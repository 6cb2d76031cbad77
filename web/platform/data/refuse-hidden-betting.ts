import { AppError } from "#shared/errors/app-error.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** Refuses a page of prices without betting: `betting_hidden` by the reader's choice, no page by the site's. */
export function refuseHiddenBetting({
  betting,
  has_betting_switch,
}: Pick<RequestFacts, "betting" | "has_betting_switch">): void {
  if (betting === "hidden") throw new AppError(has_betting_switch ? "betting_hidden" : "route_not_found");
}
