import { beforeEach, describe, expect, it } from "vitest";
import { endpointPath, endpoints } from "#shared/api/index.ts";
import type { ModerationLogEntry } from "#shared/chat/index.ts";
import { aBatchMatch, aLeague } from "#tests/support/batches/origin-batches.ts";
import { aChatMessage } from "#tests/support/builders/chat-builders.ts";
import { type AccountAnswer, accountOriginOfFile } from "#tests/support/origin/account-origin.ts";
import {
  aRemoval,
  aReport,
  authorOf,
  messageBy,
  sendModerationEvents,
} from "#tests/support/origin/chat-origin.ts";
import { startRoomsOfFile } from "#tests/support/realtime/stand-in-room.ts";

/** An operator's chat calls, and the chat state of a match page: origin in front of rooms. */

const rooms = await startRoomsOfFile();
const accountOrigin = accountOriginOfFile({ realtimeUrl: rooms.url });
const { clock, fetch, origin, reader, visitor } = accountOrigin;

beforeEach(async () => {
  clock.ms = Date.now();
  await origin.store(aLeague([aBatchMatch(), aBatchMatch({ external_id: "m2" })]));
});

const client_id = "client-of-a-test";
const summaryOf = ({ status, code, data }: AccountAnswer) => [status, code, data];
const removal = { type: "chat-delete", client_id, message_id: "word-1" } as const;
const log = async () => (await visitor().request("chatDeeds", {})).data.deeds as ModerationLogEntry[];

describe("the room of a match", () => {
  const fetchRoom = (search = "?match_id=1") => fetch(`${endpointPath(endpoints.matchesRoom)}${search}`);
  const chatIn = async (response: Response) =>
    ((await response.json()) as { data: { room: { chat: unknown } } }).data.room.chat;

  it("The room of a match tells who is there and what was written last", async () => {
    const messages = [
      aChatMessage({ at_ms: clock.ms - 2_000 }),
      aChatMessage({ id: "word-2", at_ms: clock.ms - 1 }),
    ];
    rooms.chat = { ...rooms.chat, viewers: 12, messages };
    expect(await chatIn(await fetchRoom())).toEqual({ viewers: 12, messages });
    expect(rooms.visited).toEqual([1]);
  });

  it("The room of a match tells who watches later nothing that was written since", async () => {
    const [early, late] = [
      aChatMessage({ at_ms: clock.ms - 61_000 }),
      aChatMessage({ at_ms: clock.ms - 59_000 }),
    ];
    rooms.chat = { ...rooms.chat, messages: [early, late] };
    expect(await chatIn(await fetchRoom("?match_id=1&delay=60"))).toEqual({ viewers: 0, messages: [early] });
  });

  it("The room of an unknown match is not asked", async () => {
    expect((await fetchRoom("?match_id=99")).status).toBe(404);
    expect(rooms.visited).toEqual([]);
  });

  it.each(["silent", "nonsense"] as const)(
    "A room that is %s does not delay the call: chat is null",
    async (mood) => {
      rooms.moods.set(1, mood);
      const before = performance.now();
      const response = await fetchRoom();
      expect([response.status, await chatIn(response)]).toEqual([200, null]);
      expect(performance.now() - before).toBeLessThan(2_500);
    },
  );
});

describe("an order to a room", () => {
  const order = (chat: unknown, match_id: unknown = 1) => visitor().call("chatModerate", { match_id, chat });

  it("An order to a room reaches it signed, and is answered like the room answers", async () => {
    const mute = { type: "chat-mute", client_id, user_id: 7, minutes: 10, remove: true } as const;
    expect(summaryOf(await order(removal))).toEqual([200, "answered", {}]);
    expect(summaryOf(await order(mute, 2))).toEqual([200, "answered", {}]);
    expect(rooms.orders).toEqual([
      { match_id: 1, chat: removal },
      { match_id: 2, chat: mute },
    ]);
  });

  it.each([
    ["chat_message_not_found", 404, "chat_message_not_found"],
    ["validation_failed", 400, "validation_failed"],
    // The sender of the order could not fix it.
    ["signature_invalid", 502, "upstream_invalid"],
    ["internal", 502, "upstream_invalid"],
    ["silent", 503, "upstream_unavailable"],
  ] as const)("An order that the room answers with %s comes back as %i %s", async (mood, status, code) => {
    rooms.moods.set(1, mood);
    const answer = await order(removal);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it("An order is not given for an unknown match, nor is an invalid order", async () => {
    expect((await order(removal, 99)).code).toBe("match_not_found");
    for (const chat of [
      { type: "chat-send", client_id, text: "x", reply_to: null },
      { ...removal, x: 1 },
      null,
    ]) {
      expect((await order(chat)).code).toBe("validation_failed");
    }
    expect((await order(removal, "1")).code).toBe("validation_failed");
    expect(rooms.visited).toEqual([]);
  });

  it("An order to a room changes of a mode what it names, and leaves the rest", async () => {
    rooms.chat = { ...rooms.chat, mode: { slow_seconds: 60, followers_only: true } };
    const change = (mode: unknown) => visitor().call("chatMode", { match_id: 1, mode });
    const mode = { slow_seconds: 60, followers_only: false };
    expect(summaryOf(await change({ followers_only: false }))).toEqual([200, "answered", { mode }]);
    expect((await change({ slow_seconds: 10 })).data).toEqual({
      mode: { slow_seconds: 10, followers_only: true },
    });
    expect(rooms.orders.map(({ chat }) => chat)).toMatchObject([
      { type: "chat-mode", mode },
      { type: "chat-mode", mode: { slow_seconds: 10, followers_only: true } },
    ]);
    expect((await change({ slow_seconds: 11 })).code).toBe("validation_failed");
    rooms.moods.set(1, "silent");
    expect((await change({ slow_seconds: 10 })).code).toBe("upstream_unavailable");
  });
});

describe("a mute of the whole site", () => {
  const mute = (fields: object) => visitor().call("chatMute", { minutes: 60, remove: false, ...fields });
  const muted = async () =>
    ((await visitor().call("chatMutes")).data.mutes as { until_ms: number }[]).map(
      ({ until_ms }) => until_ms,
    );

  it("A site-wide mute is logged, takes effect and is sent to the rooms where the log knows the user", async () => {
    const author = await authorOf(await reader());
    const other = await authorOf(await reader());
    const message = messageBy(author, "x");
    await sendModerationEvents(accountOrigin, [
      aReport({ match_id: 1, message, at_ms: clock.ms - 60_000 }),
      aRemoval({ match_id: 1, message, at_ms: clock.ms - 50_000 }),
      aReport({ match_id: 2, message, at_ms: clock.ms - 40_000 }),
      aReport({ match_id: 3, message, at_ms: clock.ms - 86_400_000 }),
      aReport({ match_id: 4, message: messageBy(other, "y"), by: author, at_ms: clock.ms }),
    ]);
    rooms.moods.set(2, "validation_failed");
    const until_ms = clock.ms + 3_600_000;
    const user = { id: author.id, nick_name: author.nick_name };
    expect(summaryOf(await mute({ user_id: author.id, remove: true }))).toEqual([
      ...[200, "answered"],
      { user, until_ms, match_ids: [1] },
    ]);
    expect(rooms.visited.toSorted()).toEqual([1, 2]);
    expect(rooms.orders).toMatchObject([
      { match_id: 1, chat: { type: "chat-mute", user_id: author.id, minutes: 60, remove: true } },
    ]);
    expect(await muted()).toEqual([until_ms]);
    const [entry] = await log();
    expect(entry).toMatchObject({
      type: "mute",
      match_id: null,
      by: null,
      user,
      detail: { minutes: 60, until_ms },
    });
  });

  it("A mute of the whole site is ended, also when a room's clock is ahead of ours", async () => {
    const { id: user_id } = await authorOf(await reader());
    await mute({ user_id });
    await sendModerationEvents(accountOrigin, [
      {
        ...aRemoval(),
        type: "mute",
        user_id,
        nick_name: null,
        minutes: 60,
        messages: [],
        until_ms: clock.ms + 3_600_000,
        at_ms: clock.ms + 5_000,
      },
    ]);
    expect(await muted()).toHaveLength(1);
    expect((await mute({ user_id, minutes: 0 })).data).toMatchObject({ until_ms: null, match_ids: [1] });
    expect(await muted()).toEqual([]);
  });

  it("A moderator cannot be muted, and a mute of a user who became a moderator can be ended", async () => {
    const { id: user_id } = await authorOf(await reader({ user_name: "nguoigac" }));
    await mute({ user_id });
    await visitor().call("accountsRole", { account: "nguoigac", role: "operator" });
    expect(summaryOf(await mute({ user_id })).slice(0, 2)).toEqual([403, "forbidden"]);
    expect((await mute({ user_id, minutes: 0 })).code).toBe("answered");
    expect(await muted()).toEqual([]);
  });

  it("A mute of the whole site names an account and one of the possible times", async () => {
    expect((await mute({ user_id: 99 })).code).toBe("user_not_found");
    const { id: user_id } = await authorOf(await reader());
    for (const fields of [{ user_id, minutes: 7 }, { user_id: "1" }, { user_id, remove: "yes" }]) {
      expect((await mute(fields)).code).toBe("validation_failed");
    }
    expect(await log()).toEqual([]);
  });
});

describe("a nickname", () => {
  it("A nickname leads to its reader, however it is written", async () => {
    const author = await authorOf(await reader({ nick_name: "Nguyễn Văn An" }));
    const find = (nick_name: string) => visitor().request("chatUser", { nick_name });
    const user = { id: author.id, nick_name: "Nguyễn Văn An" };
    for (const spelling of ["Nguyễn Văn An", "  nguyễn  VĂN an "]) {
      expect((await find(spelling)).data).toEqual({ user });
    }
    expect(summaryOf(await find("Nguyễn Văn Bình")).slice(0, 2)).toEqual([404, "user_not_found"]);
  });
});

describe("operators' calls", () => {
  it("Operators' calls are for who has the ingest token: a reader of any role has none", async () => {
    const somebody = await reader();
    for (const name of [
      "chatDeeds",
      "chatMutes",
      "chatMute",
      "chatUser",
      "chatModerate",
      "chatMode",
    ] as const) {
      const { method } = endpoints[name];
      for (const authorization of ["", `Bearer ${somebody.token}`]) {
        const body = method === "POST" ? { body: "{}" } : {};
        const answer = await fetch(endpointPath(endpoints[name]), {
          method,
          headers: { authorization },
          ...body,
        });
        expect([name, answer.status]).toEqual([name, 401]);
      }
    }
  });
});
