import * as z from "zod/mini";
import {
  ChatMode,
  ChatModeration,
  ChatMute,
  MODERATION_EVENT_TYPES,
  ModerationEvents,
  ModerationLogEntry,
  MuteForm,
} from "../chat/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { choiceField, intField, optionalIdField, searchField } from "./query-fields.ts";

const match_id = z.int().check(z.positive());

/** Calls of the built-in origin about the chat of matches: events that rooms send, and requests of its operator. */
export const chatEndpoints = {
  hubChat: endpoint({
    upstream: "origin",
    method: "POST",
    path: "feed/chat",
    summary:
      "Adds moderation events of a match's chat to the audit log and applies their mutes. Idempotent: a repeated or late event counts once, and the later of two mutes applies.",
    body: ModerationEvents,
    answer: Nothing,
    freshness: "private",
    access: "hub",
  }),
  chatDeeds: endpoint({
    upstream: "origin",
    path: "chat/deeds",
    summary:
      "The audit log of the chat, newest first, filtered by match, by reader (as moderator or as target) or by type. For the next page pass the last number of this one as `before`.",
    query: {
      before: optionalIdField(),
      match_id: optionalIdField(),
      user_id: optionalIdField(),
      type: choiceField(["all", ...MODERATION_EVENT_TYPES], "all"),
      limit: intField({ min: 1, max: 200, default: 50 }),
    },
    answer: z.object({ deeds: z.array(ModerationLogEntry) }),
    freshness: "private",
    access: "ingest",
  }),
  chatMutes: endpoint({
    upstream: "origin",
    path: "chat/mutes",
    summary: "Muted readers, ordered by the end of their mute; five hundred at most.",
    answer: z.object({ mutes: z.array(ChatMute) }),
    freshness: "private",
    access: "ingest",
  }),
  chatMute: endpoint({
    upstream: "origin",
    method: "POST",
    path: "chat/mutes",
    summary:
      "Mutes a reader in every room, or unmutes the reader with 0 minutes. `match_ids` are the rooms that were notified at once: those in which the reader wrote within the last day, according to the log. In other rooms the change applies from the reader's next ticket.",
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
    summary: "Finds a reader by nickname.",
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
      "Sends a moderation command to the room of a match and returns the room's response; `upstream_unavailable` if the room does not respond.",
    body: z.object({ match_id, chat: ChatModeration }),
    answer: Nothing,
    freshness: "private",
    access: "ingest",
  }),
  chatMode: endpoint({
    upstream: "origin",
    method: "POST",
    path: "chat/mode",
    summary: "Changes the moderation mode of a room. Omitted fields keep their values.",
    body: z.object({ match_id, mode: z.partial(ChatMode) }),
    answer: z.object({ mode: ChatMode }),
    freshness: "private",
    access: "ingest",
  }),
} as const;
