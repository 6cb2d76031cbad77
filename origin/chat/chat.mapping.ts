import type { ChatMessage, ModerationEvent, ModerationLogEntry } from "#shared/chat/index.ts";
import type { ModerationEventRow } from "./chat.queries.ts";
import type { NewModerationEvent } from "./chat.store.ts";

type Detail = ModerationLogEntry["detail"];
const NO_DETAIL: Detail = { reason: null, minutes: null, until_ms: null, mode: null };

/** Fields of an event that its own party may read; texts and names of the other party are separate columns. */
const columnsOf = (
  user: { readonly id: number; readonly nick_name: string | null } | null,
  messages: readonly ChatMessage[],
  detail: Partial<Detail>,
) => ({
  user_id: user?.id ?? null,
  user_name: user?.nick_name ?? null,
  messages: JSON.stringify(messages.map(({ id, text, at_ms }) => ({ id, text, at_ms }))),
  detail: JSON.stringify({ ...NO_DETAIL, ...detail }),
});

/** An event of one room, or of none: an operator's action on all of them. */
type AnyModerationEvent<Event = ModerationEvent> = Event extends ModerationEvent
  ? Omit<Event, "match_id"> & { readonly match_id: number | null }
  : never;

function ownColumns(event: AnyModerationEvent) {
  switch (event.type) {
    case "report":
      return columnsOf(event.message.author, [event.message], { reason: event.reason });
    case "delete":
      return columnsOf(event.message.author, [event.message], {});
    case "mute": {
      const { user_id, nick_name, minutes, until_ms } = event;
      return columnsOf({ id: user_id, nick_name }, event.messages, { minutes, until_ms });
    }
    case "mode":
      return columnsOf(null, [], { mode: event.mode });
  }
}

/** An event as it is stored. */
export const toRow = (event: AnyModerationEvent): NewModerationEvent => ({
  id: event.id,
  match_id: event.match_id,
  at_ms: event.at_ms,
  type: event.type,
  by_id: event.by?.id ?? null,
  by_name: event.by?.nick_name ?? null,
  ...ownColumns(event),
});

const personOf = (id: number | null, nick_name: string | null) =>
  id === null ? null : { id, nick_name: nick_name ?? "" };

/** A row as the operator reads it. */
export const toLogged = (row: ModerationEventRow): ModerationLogEntry => ({
  seq: row.seq,
  id: row.id,
  match_id: row.match_id,
  at_ms: row.at_ms,
  type: row.type,
  by: personOf(row.by_id, row.by_name),
  user: personOf(row.user_id, row.user_name),
  messages: JSON.parse(row.messages),
  detail: JSON.parse(row.detail),
});
