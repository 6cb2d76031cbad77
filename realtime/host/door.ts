import type { ErrorCode } from "#shared/errors/index.ts";
import { ROOM_QUERY, verifyTicket, type Writer } from "#shared/room/index.ts";
import type { RealtimeEnv } from "../env.ts";
import type { RoomAddress, RoomCore } from "../rooms/room.ts";
import { roomOf } from "../rooms/shards/shard-address.ts";

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
  return (await writerOf(ticket, { party, room }, secret, nowMs)) ? null : "token_invalid";
}

/** Who comes with a ticket; null without one, or with one that does not open this room now. */
export async function writerOf(
  ticket: string | null,
  { party, room }: RoomAddress,
  secret: string,
  nowMs: number,
): Promise<Writer | null> {
  return ticket !== null && party === "match"
    ? verifyTicket(secret, ticket, Number(roomOf(room)), nowMs)
    : null;
}

/** Why a socket with this URL may not come in, asked before the room is woken for it; null when it may. */
export async function doorRefusal(
  core: Pick<RoomCore<unknown, unknown>, "refusalOf">,
  url: string,
  address: RoomAddress,
  { LIVE_SHARDS, FEED_SECRET }: RealtimeEnv,
  nowMs: number,
): Promise<ErrorCode | null> {
  const version = new URL(url).searchParams.get(ROOM_QUERY.version);
  const refusal = core.refusalOf({ room: address.room, version, live_shards: LIVE_SHARDS });
  return refusal ?? ticketRefusal(url, address, FEED_SECRET, nowMs);
}
