import * as z from "zod/mini";
import {
  ChatDeeds,
  ChatMode,
  ChatModeration,
  ChatMute,
  DEED_TYPES,
  LoggedDeed,
  MuteForm,
} from "../chat/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { choiceField, intField, optionalIdField, searchField } from "./query-fields.ts";

const match_id = z.int().check(z.positive());

/** Calls of the built-in origin about the chat of matches: events that rooms send, and requests of its operator. */
export const chatEndpoints = {
  feedChat: endpoint({
    upstream: "origin",
    method: "POST",
    path: "feed/chat",
    summary:
      "Takes what was done in the chat of a match into the log, and mutes with it. Told twice or late, a deed is one, and of two mutes the later one holds.",
    body: ChatDeeds,
    answer: Nothing,
    freshness: "private",
    access: "feed",
  }),
  chatDeeds: endpoint({
    upstream: "origin",
    path: "chat/deeds",
    summary:
      "The log of the chat, the newest first: of a match, of a reader (by him or to him), of a type. The next page begins `before` the last number of this one.",
    query: {
      before: optionalIdField(),
      match_id: optionalIdField(),
      user_id: optionalIdField(),
      type: choiceField(["all", ...DEED_TYPES], "all"),
      limit: intField({ min: 1, max: 200, default: 50 }),
    },
    answer: z.object({ deeds: z.array(LoggedDeed) }),
    freshness: "private",
    access: "ingest",
  }),
  chatMutes: endpoint({
    upstream: "origin",
    path: "chat/mutes",
    summary: "Who may not write now, the one who may again first at the top; five hundred at most.",
    answer: z.object({ mutes: z.array(ChatMute) }),
    freshness: "private",
    access: "ingest",
  }),
  chatMute: endpoint({
    upstream: "origin",
    method: "POST",
    path: "chat/mutes",
    summary:
      "Keeps a reader from writing in every room, or with 0 minutes lets him again. `match_ids` are the rooms that were told at once: those of which the log knows that he wrote there within a day. Elsewhere it holds from his next ticket on.",
    body: MuteForm,
    answer: z.object({
      user: ChatMute.shape.user,
      until_ms: z.nullable(z.int()),
      match_ids: z.array(z.int()),
    }),
    freshness: "private",
    access: "ingest",
  }),
  chatUser: endpoint({
    upstream: "origin",
    path: "chat/user",
    summary: "Whose nickname it is.",
    query: { nick_name: searchField() },
    answer: z.object({ user: ChatMute.shape.user }),
    freshness: "private",
    access: "ingest",
  }),
  chatModerate: endpoint({
    upstream: "origin",
    method: "POST",
    path: "chat/moderate",
    summary:
      "Has the room of a match do what its moderators may. Answers like the room does; `upstream_unavailable` when it does not.",
    body: z.object({ match_id, chat: ChatModeration }),
    answer: Nothing,
    freshness: "private",
    access: "ingest",
  }),
  chatMode: endpoint({
    upstream: "origin",
    method: "POST",
    path: "chat/mode",
    summary: "Changes how a room is moderated; what is left out stays as it is.",
    body: z.object({ match_id, mode: z.partial(ChatMode) }),
    answer: z.object({ mode: ChatMode }),
    freshness: "private",
    access: "ingest",
  }),
} as const;
