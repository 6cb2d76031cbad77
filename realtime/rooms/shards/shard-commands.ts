import { hearCommand } from "../chat/chat-handshake.ts";
import { hearMalformed } from "../handshake.ts";
import { readAs } from "../read-as.ts";
import type { Effect, PartyName, RoomEvent } from "../room.ts";
import { CommandResponse } from "../wire/room-to-shard.ts";
import type { ShardToRoom } from "../wire/shard-to-room.ts";

/** A shard forwards a chat command of its peer to the room, which executes it and returns the reply. */

/** A command that the room does not answer is handed to it so often. */
const ASK_MAX = 3;

type Command = Extract<ShardToRoom, { to_room: "command" }>;

export interface CommandTag {
  readonly want: "command";
  readonly body: Command;
  /** How often the command was sent to the room before. */
  readonly tries: number;
}

/** The room that a shard belongs to, and which of its shards it is. */
export interface ShardPlace {
  readonly party: PartyName;
  readonly room: string;
  readonly shard: number;
}

const askRoom = ({ party, room }: ShardPlace, tag: CommandTag): Effect<CommandTag> => ({
  ...{ type: "forward", tag, body: tag.body },
  to: { party, room },
});

/** Handles a reader's frame. */
export function hearInShard(
  place: ShardPlace | null,
  event: Extract<RoomEvent<unknown>, { type: "said" }>,
  now: number,
): Effect<CommandTag>[] {
  const heard = hearCommand(event, now);
  if (!heard || !place) return hearMalformed(event, now);
  if ("refused" in heard) return heard.refused;
  const { asked: command, writer } = heard;
  const body: Command = { to_room: "command", shard: place.shard, writer, command };
  return [askRoom(place, { want: "command", body, tries: 0 })];
}

/**
 * Handles the room's response, or a failure: the room may have executed the command all the same, but a retry is not
 * executed twice.
 */
export function afterCommand(
  place: ShardPlace | null,
  { tag, outcome }: Extract<RoomEvent<CommandTag>, { type: "answered" }>,
  now: number,
): Effect<CommandTag>[] {
  const answer = outcome?.status === 200 ? readAs(CommandResponse, outcome.body) : null;
  if (answer) return answer.data.replies.map((message) => ({ type: "reply", message }) as const);
  const tries = tag.tries + 1;
  if (tries < ASK_MAX && place) return [askRoom(place, { ...tag, tries })];
  const { client_id } = tag.body.command;
  const code = "upstream_unavailable" as const;
  const refused = { type: "chat-refused", sent_at_ms: now, client_id, code, retry_at_ms: now + 1_000 };
  return [{ type: "reply", message: refused }];
}
