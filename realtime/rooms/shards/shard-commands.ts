import { readCommand } from "../chat/chat-handshake.ts";
import { refuseMalformed } from "../handshake.ts";
import { readAs } from "../read-as.ts";
import type { Effect, EventOf, PartyName, RequestTag } from "../room.ts";
import { CommandResponse } from "../wire/room-to-shard.ts";
import type { ShardToRoom } from "../wire/shard-to-room.ts";

/** A shard forwards a chat command of its peer to the room, which executes it and returns the reply. */

/** A command that the room does not answer is handed to it so often. */
const TRIES_MAX = 3;

type Command = Extract<ShardToRoom, { to_room: "command" }>;

type CommandTag = Extract<RequestTag, { readonly want: "command" }>;

/** The room that a shard belongs to, and which of its shards it is. */
export interface ShardPlace {
  readonly party: PartyName;
  readonly room: string;
  readonly shard: number;
}

const forwardToRoom = ({ party, room }: ShardPlace, tag: CommandTag): Effect => ({
  ...{ type: "forward", tag, body: tag.body },
  to: { party, room },
});

/** Handles a reader's frame. */
export function receiveInShard(
  place: ShardPlace | null,
  event: EventOf<"message-received">,
  now: number,
): Effect[] {
  const read = readCommand(event, now);
  if (!read || !place) return refuseMalformed(event, now);
  if ("refused" in read) return read.refused;
  const { command, writer } = read;
  const body: Command = { to_room: "command", shard: place.shard, writer, command };
  return [forwardToRoom(place, { want: "command", body, tries: 0 })];
}

/**
 * Handles the room's response, or a failure: the room may have executed the command all the same, but a retry is not
 * executed twice.
 */
export function afterCommand(
  place: ShardPlace | null,
  tag: CommandTag,
  { outcome }: EventOf<"answered">,
  now: number,
): Effect[] {
  const answer = outcome?.status === 200 ? readAs(CommandResponse, outcome.body) : null;
  if (answer) return answer.data.replies.map((message) => ({ type: "reply", message }) as const);
  const tries = tag.tries + 1;
  if (tries < TRIES_MAX && place) return [forwardToRoom(place, { ...tag, tries })];
  const { client_id } = tag.body.command;
  const code = "upstream_unavailable" as const;
  const refused = { type: "chat-refused", sent_at_ms: now, client_id, code, retry_at_ms: now + 1_000 };
  return [{ type: "reply", message: refused }];
}
