import { AppError } from "#shared/errors/index.ts";
import { addressOf } from "#shared/http/client-address.ts";
import { isSameSite } from "../forms/form-request.ts";
import { createRateLimit } from "../proxy/rate-limit.ts";
import type { SecurityEvents } from "../security/security-events.ts";

/**
 * Writes a minute from one address, which many may share: of accounts, and of readers' follows and choices, which
 * browsers send by themselves. The service limits password tries.
 */
const MOST = { address: 60, state: 600 } as const;
const WINDOW_SECONDS = 60;

/** Dependencies of counted writes. */
export type WriteKind = keyof typeof MOST;

/** Admits a write of a reader. Throws `forbidden` for cross-site requests, `too_many_requests`. */
export type AllowWrite = (request: Request, kind: WriteKind) => void;

/** The one gate of everything that is written with a reader's session or begins one: calls and forms alike. */
export function createWriteGate(now: () => number, { refused }: Pick<SecurityEvents, "refused">): AllowWrite {
  const onExceeded = (who: string) => refused("limit_reached", who, { of: "writes" });
  const count = createRateLimit({ now, windowSeconds: WINDOW_SECONDS, most: MOST, onExceeded });
  return (request, kind) => {
    if (!isSameSite(request)) {
      refused("other_site_refused", addressOf(request), { path: new URL(request.url).pathname });
      throw new AppError("forbidden", { detail: "writes are accepted only from pages of this site" });
    }
    count(kind, addressOf(request));
  };
}
