import * as z from "zod/mini";
import { AppError } from "#shared/errors/index.ts";
import { addressOf } from "#shared/http/client-address.ts";
import { parseJson } from "#shared/json/parse-json.ts";
import { createRateLimit } from "../proxy/rate-limit.ts";
import { readLimited } from "../proxy/request-body.ts";
import type { SecurityEvents } from "./security-events.ts";

const BODY_LIMIT_BYTES = 16 * 1024;
/** Reports a minute from one address: a page that breaks a rule breaks it a few times. */
const MOST = { address: 30 } as const;

/**
 * A report of a browser by `report-uri` (CSP Level 2, section 4.4); only the fields that name the rule and the file.
 */
const Report = z.object({
  "csp-report": z.object({
    "violated-directive": z._default(z.string(), ""),
    "effective-directive": z._default(z.string(), ""),
    "blocked-uri": z._default(z.string(), ""),
  }),
});

/** A word of a report in a form fit for the log; addresses without path and query, which may reveal a reader's page. */
function shortened(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : text;
  return origin.replaceAll(/[^\w.:/'* -]/g, "").slice(0, 100);
}

/**
 * Takes reports of CSP violations: POST `/csp-reports`, 204. Counted as `policy_violated` and written to the log with
 * the rule and the host. Anybody can send one, so they prove nothing. Throws `validation_failed`, `body_too_large`,
 * `too_many_requests`.
 */
export function createPolicyReports({
  now,
  security,
}: {
  readonly now: () => number;
  readonly security: Pick<SecurityEvents, "refused">;
}) {
  const onExceeded = (who: string) => security.refused("limit_reached", who, { of: "policy reports" });
  const count = createRateLimit({ now, windowSeconds: 60, most: MOST, onExceeded });
  return async (request: Request): Promise<Response> => {
    const address = addressOf(request);
    count("address", address);
    const text = new TextDecoder().decode(await readLimited(request, BODY_LIMIT_BYTES));
    const report = z.safeParse(Report, parseJson(text));
    if (!report.success) throw new AppError("validation_failed", { detail: "send a csp-report" });
    const { "effective-directive": effective, "violated-directive": violated } = report.data["csp-report"];
    security.refused("policy_violated", address, {
      directive: shortened(effective || violated),
      blocked: shortened(report.data["csp-report"]["blocked-uri"]),
    });
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  };
}
