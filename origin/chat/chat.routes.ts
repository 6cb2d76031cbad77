import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import type { MatchRooms } from "#origin/publish/match-rooms.ts";
import type { chatEndpoints } from "#shared/api/chat.endpoints.ts";
import { endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { signTicket } from "#shared/room/index.ts";
import { toRow } from "./chat.mapping.ts";
import { getUserByNick, getWriter, listModerationLog, listMutes } from "./chat.service.ts";
import { addModerationEvents, addTicket } from "./chat.store.ts";
import { changeMode, moderate, muteEverywhere } from "./moderate.service.ts";

interface ChatServices {
  readonly db: Database;
  readonly rooms: MatchRooms;
  /** Shared secret that signs tickets; rooms verify with it. */
  readonly ticketSecret: string;
}

/** Chat handlers: tickets for readers, events from rooms, queries of operators. */
export function chatHandlers({
  db,
  rooms,
  ticketSecret,
}: ChatServices): Pick<Handlers, keyof typeof chatEndpoints | "usersMeTicket"> {
  return {
    async usersMeTicket({ query, reader, nowMs }) {
      // Recorded before the reader's role is read, so that a later revocation finds the room of this ticket.
      const isRecorded = await addTicket(db, reader, query.match_id, nowMs);
      const writer = await getWriter(db, reader.id, query.match_id, nowMs);
      if (!isRecorded) throw new AppError("session_expired");
      return { data: await signTicket(ticketSecret, writer, query.match_id, nowMs) };
    },

    async hubChat({ readBody }) {
      const { deeds } = parseForm(endpoints.hubChat.body, await readBody());
      await addModerationEvents(db, deeds.map(toRow));
      return { data: {} };
    },

    chatDeeds: async ({ query }) => ({ data: { deeds: await listModerationLog(db, query) } }),
    chatMutes: async ({ nowMs }) => ({ data: { mutes: await listMutes(db, nowMs) } }),
    chatUser: async ({ query }) => ({ data: { user: await getUserByNick(db, query.nick_name) } }),

    async chatMute({ readBody, nowMs }) {
      const form = parseForm(endpoints.chatMute.body, await readBody());
      return { data: await muteEverywhere({ db, rooms }, form, nowMs) };
    },

    async chatModerate({ readBody, nowMs }) {
      await moderate({ db, rooms }, parseForm(endpoints.chatModerate.body, await readBody()), nowMs);
      return { data: {} };
    },

    async chatMode({ readBody, nowMs }) {
      const form = parseForm(endpoints.chatMode.body, await readBody());
      return { data: { mode: await changeMode({ db, rooms }, form, nowMs) } };
    },
  };
}
