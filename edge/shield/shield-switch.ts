import { AppError } from "#shared/errors/index.ts";
import {
  DELAY_KEY,
  DELAY_WORDS,
  delayIn,
  SCORES_KEY,
  type Shield,
  shieldIn,
} from "#shared/shield/shield.rules.ts";
import { ownPath } from "../forms/own-path.ts";
import { isSameSite } from "../forms/same-site.ts";
import { readLimited } from "../proxy/request-body.ts";

/** Where the form of the shield is sent. */
export const SHIELD_PATH = "/shield";

const BODY_LIMIT_BYTES = 2048;
const YEAR_SECONDS = 365 * 86_400;

/** Pages read the cookies: one that is open elsewhere follows the choice. */
function cookieOf(name: string, value: string | null, url: URL): string {
  const kept = value === null ? "; Max-Age=0" : `${value}; Max-Age=${YEAR_SECONDS}`;
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return `${name}=${kept}; Path=/; SameSite=Lax${secure}`;
}

/** What a form chooses for everything. Single matches stay shielded where nothing stricter is chosen. */
function chosenIn(fields: URLSearchParams, before: Shield): Shield {
  const scores = before.scores === "some" ? "some" : "shown";
  switch (fields.get("mode")) {
    case "off":
      return { scores, delay_s: 0 };
    case "hidden":
      return { scores: "hidden", delay_s: 0 };
    case "delay": {
      const delay_s = delayIn(fields.get(DELAY_KEY));
      if (delay_s !== null) return { scores, delay_s };
      throw new AppError("validation_failed", { fields: { [DELAY_KEY]: [DELAY_WORDS] } });
    }
    default:
      throw new AppError("validation_failed", { fields: { mode: ["must be off, hidden or delay"] } });
  }
}

/**
 * Takes the reader's choice for everything from a plain form (`mode` off, hidden or delay, `delay` in seconds, `back` a
 * path of ours) and goes back to the page, which is then another one. Rejects with `forbidden` what another site sends,
 * with `validation_failed` what is no choice.
 */
export async function switchShield(request: Request): Promise<Response> {
  if (!isSameSite(request))
    throw new AppError("forbidden", { detail: "the shield is on pages of this site" });
  const bytes = await readLimited(request, BODY_LIMIT_BYTES);
  const fields = new URLSearchParams(new TextDecoder().decode(bytes ?? new ArrayBuffer(0)));
  const { scores, delay_s } = chosenIn(fields, shieldIn(request.headers.get("cookie") ?? ""));
  const url = new URL(request.url);
  const headers = new Headers({
    location: ownPath(fields.get("back"), request.url) ?? "/",
    "cache-control": "no-store",
  });
  headers.append("set-cookie", cookieOf(SCORES_KEY, scores === "shown" ? null : scores, url));
  headers.append("set-cookie", cookieOf(DELAY_KEY, delay_s === 0 ? null : String(delay_s), url));
  return new Response(null, { status: 303, headers });
}
