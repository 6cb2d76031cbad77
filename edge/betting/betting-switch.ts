import { AppError } from "#shared/errors/index.ts";
import { BETTING_COOKIE, type Betting } from "#shared/odds/betting.ts";
import { takeChoice } from "../forms/choice-form.ts";

/** Where the form of the switch is sent. */
export const BETTING_PATH = "/betting";

/**
 * Takes the reader's choice of betting from a form (`mode` shown or hidden). Rejects with `route_not_found` where the
 * site as a whole hides betting: there is nothing to choose.
 */
export async function switchBetting(request: Request, site: Betting): Promise<Response> {
  if (site === "hidden") throw new AppError("route_not_found", { detail: BETTING_PATH });
  return takeChoice(request, (fields) => {
    const mode = fields.get("mode");
    if (mode === "shown" || mode === "hidden") return { [BETTING_COOKIE]: mode === "hidden" ? mode : null };
    throw new AppError("validation_failed", { fields: { mode: ["must be shown or hidden"] } });
  });
}
