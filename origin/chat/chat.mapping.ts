import type { ChatMessage, LoggedDeed, ModerationEvent } from "#shared/chat/index.ts";
import type { DeedRow } from "./chat.queries.ts";
import type { NewDeed } from "./chat.store.ts";

type Detail = LoggedDeed["detail"];
const NO_DETAIL: Detail = { reason: null, minutes: null, until_ms: null, mode: null };

/** Fields of an event that its own party may read; texts and names of the other party are separate columns. */
const partOf = (
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
type DeedAnywhere<Deed = ModerationEvent> = Deed extends ModerationEvent
  ? Omit<Deed, "match_id"> & { readonly match_id: number | null }
  : never;

function ownPart(deed: DeedAnywhere) {
  switch (deed.type) {
    case "report":
      return partOf(deed.message.author, [deed.message], { reason: deed.reason });
    case "delete":
      return partOf(deed.message.author, [deed.message], {});
    case "mute": {
      const { user_id, nick_name, minutes, until_ms } = deed;
      return partOf({ id: user_id, nick_name }, deed.messages, { minutes, until_ms });
    }
    case "mode":
      return partOf(null, [], { mode: deed.mode });
  }
}

/** An event as it is stored. */
export const toRow = (deed: DeedAnywhere): NewDeed => ({
  id: deed.id,
  match_id: deed.match_id,
  at_ms: deed.at_ms,
  type: deed.type,
  by_id: deed.by?.id ?? null,
  by_name: deed.by?.nick_name ?? null,
  ...ownPart(deed),
});

const personOf = (id: number | null, nick_name: string | null) =>
  id === null ? null : { id, nick_name: nick_name ?? "" };

/** A row as the operator reads it. */
export const toLogged = (row: DeedRow): LoggedDeed => ({
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
