import { ROOM_QUERY, verifyTicket } from "#shared/room/index.ts";
import type { RoomAddress } from "../rooms/room.ts";

/**
 * Why somebody who brings a ticket (shared/room/ticket.ts) may not come in: `token_invalid` for one that does not open this
 * room now. Null for a good one, and for who brings none: he reads.
 */
export async function ticketRefusal(
  url: string,
  { party, room }: RoomAddress,
  secret: string,
  nowMs: number,
): Promise<"token_invalid" | null> {
  const ticket = new URL(url).searchParams.get(ROOM_QUERY.ticket);
  if (ticket === null) return null;
  const writer = party === "match" && (await verifyTicket(secret, ticket, Number(room), nowMs));
  return writer ? null : "token_invalid";
}
