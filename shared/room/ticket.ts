import * as z from "zod/mini";
import { ROLES } from "../account/roles.table.ts";
import { fromBase64Url, toBase64Url } from "../text/bytes-as-text.rules.ts";
import { hmacKey } from "./hmac.ts";

/**
 * Tickets with which a logged-in reader writes in a room, signed by origin: `<facts>.<signature>` in base64url, JSON
 * and HMAC-SHA256 over a label and them. The label keeps a signature of requests (signature.ts) from ever being one of
 * a ticket.
 */

/** How long a ticket opens its room, milliseconds: long enough for a slow connection, too short to be passed on. */
export const TICKET_MS = 60_000;

/** How long one ticket allows writing, from its issue; a page then sends another over the same socket. */
export const WRITE_MS = 5 * 60_000;
/** The same for rights of a role: a lost role must not moderate for minutes. */
export const MODERATE_MS = 60_000;

/** The author, as the room shows them. */
export const Writer = z.object({
  id: z.int().check(z.positive()),
  nick_name: z.string(),
  /** Path on the site; null where the reader has no picture. */
  avatar: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** True if the reader follows the match, its competition or one of its teams. */
  follows: z.boolean(),
  /** End of the reader's mute in every room, milliseconds UTC; null for a reader who is not muted. */
  muted_until_ms: z.nullable(z.int()),
  /** The time all this is true for, milliseconds UTC; 0 in a ticket of an older release. */
  issued_at_ms: z._default(z.int(), 0),
});
export type Writer = z.infer<typeof Writer>;

const Facts = z.object({ writer: Writer, match_id: z.int().check(z.positive()), expires_at_ms: z.int() });

/** Longest ticket that is looked at; one of the longest nickname has about 400 characters. */
const MAX_LENGTH = 1_000;
const LABEL = "ticket\n";
const encoder = new TextEncoder();

/** A ticket of a writer for the room of a match; good until `expires_at_ms`. */
export async function signTicket(secret: string, writer: Writer, match_id: number, nowMs: number) {
  const expires_at_ms = nowMs + TICKET_MS;
  const facts = toBase64Url(encoder.encode(JSON.stringify({ writer, match_id, expires_at_ms })));
  const signature = await crypto.subtle.sign("HMAC", await hmacKey(secret), encoder.encode(LABEL + facts));
  return { ticket: `${facts}.${toBase64Url(new Uint8Array(signature))}`, expires_at_ms };
}

function readFacts(text: string): z.infer<typeof Facts> | null {
  try {
    const parsed = z.safeParse(Facts, JSON.parse(new TextDecoder().decode(fromBase64Url(text))));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Owner of a ticket; null for one that was changed, is over, or is for another match or signed with another secret. */
export async function verifyTicket(
  secret: string,
  ticket: string,
  match_id: number,
  nowMs: number,
): Promise<Writer | null> {
  const fields = ticket.length <= MAX_LENGTH ? /^([\w-]+)\.([\w-]{43})$/.exec(ticket) : null;
  if (!fields?.[1] || !fields[2]) return null;
  // Several texts can stand for the same bytes: only the one that was written is the ticket.
  const signature = fromBase64Url(fields[2]);
  if (toBase64Url(signature) !== fields[2]) return null;
  const fits = await crypto.subtle.verify(
    "HMAC",
    await hmacKey(secret),
    signature,
    encoder.encode(LABEL + fields[1]),
  );
  const facts = fits ? readFacts(fields[1]) : null;
  return facts && facts.match_id === match_id && facts.expires_at_ms > nowMs ? facts.writer : null;
}
