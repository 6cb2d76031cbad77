import { isErrorCode } from "#shared/errors/error-catalogue.ts";
import { isRecord } from "#shared/json/is-record.ts";
import type {
  LiveServerMessage,
  MatchServerMessage,
  OddsServerMessage,
  SourceStatus,
} from "#shared/room/index.ts";

/** Room messages as a page reads them, null for others. Only the envelope is checked: zod schemas would cost 13 KB. */

/** Arrays that a message of a type must have. */
type Lists<Type extends string> = Readonly<Record<Type, readonly string[]>>;

/** Types that are read separately: they hold no football data. */
type Apart = SourceStatus["type"] | "moved";

const live: Lists<Exclude<LiveServerMessage["type"], Apart>> = {
  snapshot: ["matches"],
  "rows-changed": ["patches", "added"],
  resumed: [],
  error: [],
};
const match: Lists<Exclude<MatchServerMessage["type"], Apart>> = {
  snapshot: [],
  "match-changed": [],
  resumed: [],
  error: [],
};
const odds: Lists<OddsServerMessage["type"]> = {
  "odds-snapshot": ["odds"],
  "odds-changed": ["changed", "added", "removed"],
  "odds-resumed": [],
};

function isMessage<Message>(raw: unknown, lists: Lists<string>): raw is Message {
  if (!isRecord(raw) || !Number.isSafeInteger(raw.sent_at_ms)) return false;
  const { type } = raw;
  const wanted = typeof type === "string" && Object.hasOwn(lists, type) ? lists[type] : undefined;
  if (!wanted?.every((list) => Array.isArray(raw[list]))) return false;
  if (type === "error") return isErrorCode(raw.code);
  return typeof raw.epoch === "string" && Number.isSafeInteger(raw.seq);
}

export const readLiveMessage = (raw: unknown): LiveServerMessage | null =>
  isMessage<LiveServerMessage>(raw, live) ? raw : null;

export const readMatchMessage = (raw: unknown): MatchServerMessage | null =>
  isMessage<MatchServerMessage>(raw, match) ? raw : null;

export const readOddsMessage = (raw: unknown): OddsServerMessage | null =>
  isMessage<OddsServerMessage>(raw, odds) ? raw : null;

/** True if a message is an error of the room. It holds no football data. */
export const isError = (raw: unknown): boolean => isRecord(raw) && raw.type === "error";

/** True if a message belongs to a chat, which only some pages follow; the chat's code validates it (features/chat). */
export const isChatMessage = (raw: unknown): boolean =>
  isRecord(raw) && typeof raw.type === "string" && raw.type.startsWith("chat-");

/** A message about the providers, from a room of either kind. It holds no football data, so it is read separately. */
export function readSourceStatus(raw: unknown): SourceStatus | null {
  if (!isRecord(raw) || !Number.isSafeInteger(raw.sent_at_ms)) return null;
  const isWord =
    raw.type === "source-alive" || (raw.type === "source-silent" && Number.isSafeInteger(raw.since_ms));
  return isWord ? (raw as SourceStatus) : null;
}
