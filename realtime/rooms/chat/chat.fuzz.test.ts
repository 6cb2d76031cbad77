import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHAT_HISTORY, type ChatMessage } from "#shared/chat/index.ts";
import { aWriter } from "#tests/support/builders/chat-builders.ts";
import { aDetail, aMatch } from "#tests/support/builders/match-builders.ts";
import { Sim } from "#tests/support/realtime/realtime-sim.ts";
import { drive, only } from "#tests/support/realtime/realtime-steps.ts";
import { newcomer } from "../handshake.ts";
import { matchRoom } from "../match/match-room.ts";

/** Random lives of a chat. A failure prints its seed and the shrunk list of commands. */

const CLIENTS = 5;
/** The moderators, by the number of their client. */
const isModerator = (client: number) => client === CLIENTS - 1;

const client = fc.nat(CLIENTS - 1);
const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("send" as const), client, text: fc.nat(40) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("react" as const), client, at: fc.nat(9), on: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("delete" as const), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("mode" as const), slow: fc.constantFrom(0, 10) }) },
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant("deliver" as const), at: fc.nat(20), lose: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("pass" as const),
      ms: fc.constantFrom(1, 60, 120, 3_100, 11_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("evict" as const), shard: fc.nat(4), kill: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("connect" as const), client }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("leave" as const), client }) },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

function live(commands: readonly Command[], roomReaders: number): Sim {
  const sim = new Sim(roomReaders);
  sim.change(aDetail({ match: aMatch({ id: 1, status: "first_half" }) }));
  const clients = Array.from({ length: CLIENTS }, (_, at) => {
    const role = isModerator(at) ? "operator" : "reader";
    return sim.connect("match/1", undefined, null, aWriter({ id: at + 1, role, nick_name: `N${at}` }));
  });
  let requested = 0;
  const name = () => {
    requested += 1;
    return `command-${requested}`;
  };
  for (const one of commands) {
    const known = "client" in one ? clients[one.client] : clients[CLIENTS - 1];
    if (!known) continue;
    const message_id = "at" in one ? known.chat.messages.at(-1 - one.at)?.id : undefined;
    const client_id = name();
    if (one.do === "send")
      sim.command(known, { type: "chat-send", client_id, text: `tin ${one.text}`, reply_to: null } as never);
    else if (one.do === "react" && message_id)
      sim.command(known, {
        type: "chat-react",
        client_id,
        message_id,
        reaction: "like",
        on: one.on,
      } as never);
    else if (one.do === "delete" && message_id)
      sim.command(known, { type: "chat-delete", client_id, message_id } as never);
    else if (one.do === "mode")
      sim.command(known, {
        type: "chat-mode",
        client_id,
        mode: { slow_seconds: one.slow, followers_only: false },
      } as never);
    else if (one.do === "deliver") sim.deliver(one.at, one.lose && one.at % 4 === 0);
    else if (one.do === "pass") sim.pass(one.ms);
    else if (one.do === "evict") sim.evict(one.shard === 0 ? "match/1" : `match/1~${one.shard}`, one.kill);
    else if (one.do === "leave") known.connected = false;
    else if (one.do === "connect" && !known.connected) sim.connect("match/1", known);
  }
  sim.calm();
  return sim;
}

function check(sim: Sim) {
  expect(sim.faults).toEqual([]);
  const clients = [...sim.rooms.values()].flatMap((room) => room.clients);
  expect(clients).toHaveLength(CLIENTS);
  const reader = sim.connect("match/1", undefined, null, aWriter({ id: 99 }));
  sim.arrive();
  const { messages } = clients[0]?.chat ?? { messages: [] };
  const last = (all: readonly ChatMessage[]) => all.slice(-CHAT_HISTORY);
  for (const one of clients) {
    expect(one.chat.sync).toBe("synced");
    expect(last(one.chat.messages)).toEqual(last(messages));
    expect(one.chat.mode).toEqual(clients[0]?.chat.mode);
  }
  expect(reader.chat.messages).toEqual(last(messages));
  const ids = messages.map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length);
  // A name that was accepted is one message, and no two names are the same message.
  const written = clients.flatMap((one) => [...one.written.values()]);
  expect(new Set(written).size).toBe(written.length);
}

const commands = fc.array(command, { minLength: 10, maxLength: 120 });
const PATIENCE_MS = 60_000;

describe("random lives of a chat and its clients", () => {
  it.each([
    ["in one room", 5_000, 20260201],
    ["in a room with shards", 1, 20260202],
  ])(
    "[CHAT-4] [CHAT-16] [SHARD-3] Random lives of a chat end with the same messages on every page, nothing lost or doubled: %s",
    (_, roomReaders, seed) => {
      fc.assert(
        fc.property(commands, (list) => check(live(list, roomReaders))),
        { numRuns: 250, seed },
      );
    },
    PATIENCE_MS,
  );
});

/** Something like a command, or like nothing at all. */
const junk = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.json({ maxDepth: 20 }),
  fc.integer({ min: 1, max: 2_000 }).map((deep) => "[".repeat(deep)),
  fc
    .record({
      type: fc.constantFrom("chat-send", "chat-react", "chat-mute", "chat-mode", "__proto__", "toString"),
      client_id: fc.oneof(fc.constant("command-1"), fc.string()),
      text: fc.oneof(fc.string({ unit: "binary" }), fc.constant(null), fc.constant("<script>".repeat(500))),
      reply_to: fc.oneof(fc.constant(null), fc.string()),
      message_id: fc.anything(),
      mode: fc.anything(),
    })
    .map((value) => JSON.stringify(value)),
);

describe("random frames of a chat peer", () => {
  it("[CHAT-18] Random frames break nothing, and a frame that does not parse is never broadcast", () => {
    fc.assert(
      fc.property(fc.array(junk, { maxLength: 30 }), fc.boolean(), (texts, writes) => {
        const room = drive(matchRoom, "7", 1_800_000_000_000);
        room.wake();
        const writer = writes ? aWriter({ role: "operator" }) : null;
        for (const text of texts) {
          room.pass(3_001);
          const effects = room.take({
            type: "message-received",
            facts: { ...newcomer, joined: true, chat: true, writer },
            text,
          });
          const sent = only(effects, "broadcast").map((effect) => JSON.stringify(effect.message));
          const isTaken = only(effects, "reply").some(
            (effect) => (effect.message as { type: string }).type === "chat-accepted",
          );
          if (!isTaken) expect(sent).toEqual([]);
        }
        expect(
          [...room.stored.keys()].filter((key) => key.startsWith("chat:message:")).length,
        ).toBeLessThanOrEqual(texts.length);
      }),
      { numRuns: 300 },
    );
  });
});
