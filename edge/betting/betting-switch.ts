import { AppError } from "#shared/errors/index.ts";
import { BETTING_COOKIE, type Betting } from "#shared/odds/betting.ts";
import { ownPath } from "../forms/own-path.ts";
import { isSameSite } from "../forms/same-site.ts";
import { readLimited } from "../proxy/request-body.ts";

/** Where the form of the switch is sent. */
export const BETTING_PATH = "/betting";

const BODY_LIMIT_BYTES = 2048;
const YEAR_SECONDS = 365 * 86_400;

/** The cookie that keeps a choice, or takes it back. Pages read it: one that is open elsewhere follows the choice. */
function cookieOf(hidden: boolean, url: URL): string {
  const kept = hidden ? `hidden; Max-Age=${YEAR_SECONDS}` : "; Max-Age=0";
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return `${BETTING_COOKIE}=${kept}; Path=/; SameSite=Lax${secure}`;
}

/**
 * Takes the reader's choice from a plain form (`mode` shown or hidden, `back` a path of ours) and goes back to the page,
 * which is then another one. Rejects with `forbidden` what another site sends, with `validation_failed` what is no
 * choice, and everything with `route_not_found` where the site as a whole hides betting: there is nothing to choose.
 */
export async function switchBetting(request: Request, site: Betting): Promise<Response> {
  if (site === "hidden") throw new AppError("route_not_found", { detail: BETTING_PATH });
  if (!isSameSite(request))
    throw new AppError("forbidden", { detail: "the switch is on pages of this site" });
  const bytes = await readLimited(request, BODY_LIMIT_BYTES);
  const fields = new URLSearchParams(new TextDecoder().decode(bytes ?? new ArrayBuffer(0)));
  const mode = fields.get("mode");
  if (mode !== "shown" && mode !== "hidden") {
    throw new AppError("validation_failed", { fields: { mode: ["must be shown or hidden"] } });
  }
  return new Response(null, {
    status: 303,
    headers: {
      location: ownPath(fields.get("back"), request.url) ?? "/",
      "set-cookie": cookieOf(mode === "hidden", new URL(request.url)),
      "cache-control": "no-store",
    },
  });
}
