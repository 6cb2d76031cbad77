import { AppError } from "#shared/errors/index.ts";
import { BETTING_COOKIE } from "#shared/odds/betting.ts";
import type { Settings } from "../env.ts";
import { takeChoice } from "../forms/choice-form.ts";

/** Endpoint of the switch's form. */
export const BETTING_PATH = "/betting";

/**
 * Takes the reader's choice of betting from a form (`mode` shown or hidden). Rejects with `route_not_found` where the
 * site as a whole hides betting: there is nothing to choose.
 */
export async function switchBetting(
  request: Request,
  { BETTING, SITE_URL }: Pick<Settings, "BETTING" | "SITE_URL">,
): Promise<Response> {
  if (BETTING === "hidden") throw new AppError("route_not_found", { detail: BETTING_PATH });
  return takeChoice(request, SITE_URL, (fields) => {
    const mode = fields.get("mode");
    if (mode === "shown" || mode === "hidden") return { [BETTING_COOKIE]: mode === "hidden" ? mode : null };
    throw new AppError("validation_failed", { fields: { mode: ["must be shown or hidden"] } });
  });
}
