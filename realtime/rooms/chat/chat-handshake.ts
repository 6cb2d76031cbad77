import { ChatCommand, type ChatServerMessage } from "#shared/chat/index.ts";
import type { Writer } from "#shared/room/index.ts";
import { refuse, refuseMalformed, STRIKES_ALLOWED } from "../handshake.ts";
import { readAs } from "../read-as.ts";
import type { Effect, EventOf } from "../room.ts";

/** Handling of peers that send chat commands, the same in a room and in its shards. */

function parseCommand(text: string | null): ChatCommand | null {
  try {
    return readAs(ChatCommand, JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/**
 * A chat peer's command and its author; or the response to a peer that may not write. Null for a message that is no
 * command.
 */
export function readCommand(
  event: EventOf<"message-received">,
  now: number,
): { command: ChatCommand; writer: Writer } | { refused: Effect[] } | null {
  const command = event.facts.chat ? parseCommand(event.text) : null;
  if (!command) return null;
  const { writer } = event.facts;
  return writer ? { command, writer } : { refused: refuseStranger(event, command.client_id, now) };
}

/**
 * Verifies a peer's ticket: the peer writes as that account from now on, and gets a confirmation. An invalid one counts
 * as malformed, because origin issues only valid ones: the fifth time ends the connection.
 */
export function showTicket(
  event: EventOf<"ticket-shown">,
  isEnded: (writer: Writer) => boolean,
  now: number,
): Effect[] {
  const { facts } = event;
  if (!facts.chat) return refuseMalformed(event, now);
  const me = event.writer && !isEnded(event.writer) ? event.writer : null;
  const strikes = facts.strikes + Number(me === null);
  if (strikes > STRIKES_ALLOWED) return [];
  const isOver = strikes === STRIKES_ALLOWED && me === null;
  const message: ChatServerMessage = { type: "chat-me", sent_at_ms: now, me };
  return [
    {
      type: "remember-peer",
      facts: { ...facts, strikes, writer: me, joined: facts.joined && !isOver },
    },
    { type: "reply", message },
    ...(isOver ? refuse("token_invalid", now) : []),
  ];
}

/**
 * Refuses a peer without a ticket. It counts as malformed, because pages send no commands then: the fifth time ends the
 * connection.
 */
function refuseStranger(event: EventOf<"message-received">, client_id: string, now: number): Effect[] {
  const strikes = event.facts.strikes + 1;
  if (strikes > STRIKES_ALLOWED) return [];
  const code = "login_required" as const;
  const facts = { ...event.facts, strikes, joined: strikes < STRIKES_ALLOWED && event.facts.joined };
  const message: ChatServerMessage = {
    ...{ type: "chat-refused", sent_at_ms: now, client_id, code, retry_at_ms: null },
  };
  return [
    { type: "remember-peer", facts },
    { type: "reply", message },
    ...(strikes === STRIKES_ALLOWED ? [{ type: "close-peer", code } as const] : []),
  ];
}
