import { PROTOCOL_VERSION } from "#shared/room/index.ts";
import { type History, missedSince } from "./history.ts";
import type { Effect, EffectOf, EventOf, PeerFacts } from "./room.ts";

/** Manners towards peers, the same in every room that pages join. */

/** After this many messages that make no sense a room hangs up. */
export const STRIKES_ALLOWED = 5;

/** Facts of a peer that has only just connected. */
export const newcomer: PeerFacts = { joined: false, strikes: 0, topic: null, chat: false, writer: null };

/** The refusal of a page that speaks another protocol than this release; null when it fits. */
export function versionRefusal(version: string | null): "protocol_unsupported" | null {
  return version === String(PROTOCOL_VERSION) ? null : "protocol_unsupported";
}

/** Sends the reason and closes the connection. */
export function refuse(code: EffectOf<"close-peer">["code"], now: number): Effect[] {
  return [
    { type: "reply", message: { type: "error", code, sent_at_ms: now } },
    { type: "close-peer", code },
  ];
}

/** Greets a peer: the missed broadcasts and `resumed` when the ring reaches back to its `since`, else the snapshot. */
export function admit<Message extends object>(
  event: EventOf<"joined">,
  history: History<Message>,
  snapshot: () => object,
  now: number,
): Effect[] {
  const refusal = versionRefusal(event.version);
  if (refusal) return refuse(refusal, now);
  const { epoch, seq } = history;
  const missed = missedSince(history, event.since);
  const messages: readonly object[] = missed
    ? [...missed, { type: "resumed", epoch, seq, sent_at_ms: now }]
    : [{ type: "snapshot", v: PROTOCOL_VERSION, epoch, seq, sent_at_ms: now, ...snapshot() }];
  return [
    ...messages.map((message) => ({ type: "reply", message }) as const),
    { type: "remember-peer", facts: { ...newcomer, joined: true } },
  ];
}

/** Handles a peer's message in a room without commands, or one that does not parse in a room with them (chat). */
export function refuseMalformed(event: EventOf<"message-received" | "ticket-shown">, now: number): Effect[] {
  const strikes = event.facts.strikes + 1;
  if (strikes > STRIKES_ALLOWED) return [];
  if (strikes === STRIKES_ALLOWED) {
    // Messages that arrive while the close is on its way must not be answered any more.
    return [
      { type: "remember-peer", facts: { ...event.facts, joined: false, strikes } },
      ...refuse("message_malformed", now),
    ];
  }
  return [
    { type: "remember-peer", facts: { ...event.facts, strikes } },
    { type: "reply", message: { type: "error", code: "message_malformed", sent_at_ms: now } },
  ];
}
