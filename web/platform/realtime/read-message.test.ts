import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { LiveServerMessage, MatchServerMessage, OddsServerMessage } from "#shared/room/index.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { readLiveMessage, readMatchMessage, readOddsMessage, readSourceStatus } from "./read-message.ts";

const placed = { epoch: "e", seq: 3, sent_at_ms: 1_000 };
const topic = { ...placed, topic: "odds" };
const rooms = { live: LiveServerMessage, match: MatchServerMessage, odds: OddsServerMessage };
const readers = { live: readLiveMessage, match: readMatchMessage, odds: readOddsMessage };

const messages = [
  ["live", { type: "snapshot", v: 2, ...placed, as_of_ms: 1, matches: [aMatch()] }],
  ["live", { type: "rows-changed", ...placed, at_ms: 1, patches: [], added: [aMatch()] }],
  ["live", { type: "error", code: "protocol_unsupported", sent_at_ms: 1 }],
  ["match", { type: "snapshot", v: 2, ...placed, as_of_ms: 1, detail: null }],
  ["match", { type: "match-changed", ...placed, at_ms: 1 }],
  ["match", { type: "resumed", ...placed }],
  ["odds", { type: "odds-snapshot", ...topic, as_of_ms: 1, odds: [someOdds()] }],
  ["odds", { type: "odds-changed", ...topic, at_ms: 1, changed: [], added: [], removed: [] }],
  ["odds", { type: "odds-resumed", ...topic }],
] as const;

describe("a message of a room", () => {
  it.each(messages)("a message of %s that the schema accepts is read unchanged: %o", (room, message) => {
    expect(z.safeParse(rooms[room], message).success).toBe(true);
    expect(readers[room](message)).toBe(message);
  });

  it.each(messages)(
    "a message of %s without any one field of its envelope is rejected: %o",
    (room, message) => {
      const envelope = [
        "type",
        "sent_at_ms",
        "epoch",
        "seq",
        "code",
        "matches",
        "patches",
        "added",
        "odds",
        "changed",
      ];
      for (const key of envelope.filter((key) => Object.hasOwn(message, key))) {
        expect(readers[room]({ ...message, [key]: undefined }), key).toBeNull();
      }
    },
  );

  it.each([null, 7, "snapshot", [], {}, { type: "constructor", ...placed }, { type: "goal", ...placed }])(
    "a room message is not %o",
    (raw) => {
      for (const read of Object.values(readers)) expect(read(raw)).toBeNull();
    },
  );
});

describe("a message about the providers", () => {
  const silent = { type: "source-silent", since_ms: 5, sent_at_ms: 9 };
  const alive = { type: "source-alive", sent_at_ms: 9 };

  it.each([silent, alive])("a provider message that the schema accepts is read unchanged: %o", (word) => {
    expect(z.safeParse(LiveServerMessage, word).success).toBe(true);
    expect(z.safeParse(MatchServerMessage, word).success).toBe(true);
    expect(readSourceStatus(word)).toBe(word);
    for (const read of Object.values(readers)) expect(read(word)).toBeNull();
  });

  it.each([
    null,
    "source-alive",
    { ...silent, since_ms: undefined },
    { ...silent, since_ms: "5" },
    { ...alive, sent_at_ms: undefined },
    { type: "source-lost", sent_at_ms: 9 },
  ])("a provider message is not %o", (raw) => {
    expect(readSourceStatus(raw)).toBeNull();
  });
});
