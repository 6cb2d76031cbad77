import { addressOf } from "#shared/http/client-address.ts";
import type { SecurityEvent } from "#shared/log/security-event.table.ts";
import { createSecurityLog } from "#shared/log/security-log.ts";
import { hmacKey } from "#shared/room/hmac.ts";
import { toHex } from "#shared/text/bytes-as-text.rules.ts";
import type { RoomAddress } from "../rooms/room.ts";

/** Callers of rooms, by a name that is not their address, in limits and in the log. */

const NAME_BYTES = 8;
const encoder = new TextEncoder();

/**
 * The name of a caller's address: 16 hexadecimal digits of HMAC-SHA256 under the rooms' secret, the same in every room and
 * release. Null where nothing names the caller (shared/http/client-address.ts); no limit counts null.
 */
export async function callerOf(
  request: { readonly headers: { get(name: string): string | null } },
  secret: string,
): Promise<string | null> {
  const address = addressOf(request);
  if (address === null) return null;
  // The label keeps it from ever being a ticket's or a request's signature.
  const hash = await crypto.subtle.sign("HMAC", await hmacKey(secret), encoder.encode(`caller\n${address}`));
  return toHex(new Uint8Array(hash, 0, NAME_BYTES));
}

const log = createSecurityLog("realtime", () => Date.now());

/** Writes a security event of a room into the log: one line a minute and caller, at most 300 a minute and isolate. */
export function noteSecurity(
  event: SecurityEvent,
  caller: string | null,
  { party, room }: RoomAddress,
  facts: Readonly<Record<string, string>> = {},
): void {
  log(event, { caller, room: `${party}/${room}`, ...facts });
}
