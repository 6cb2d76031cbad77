import { beforeEach, describe, expect, it } from "vitest";
import { endpointPath, endpoints } from "#shared/api/index.ts";
import type { ChatMute, ModerationLogEntry } from "#shared/chat/index.ts";
import { accountOriginOfFile, PASSWORD } from "#tests/support/origin/account-origin.ts";
import {
  aModeChange,
  aMute,
  aRemoval,
  aReport,
  authorOf,
  messageBy,
  sendModerationEvents,
} from "#tests/support/origin/chat-origin.ts";

/** Moderation events of rooms: the log, and mutes. */

const accountOrigin = accountOriginOfFile();
const { clock, everyMinute, fetch, reader, rows, visitor } = accountOrigin;
const DAY_MS = 86_400_000;

beforeEach(() => {
  clock.ms = Date.now();
});

async function log(query: object = {}): Promise<ModerationLogEntry[]> {
  const { data } = await visitor().request("chatDeeds", { ...query });
  return data.deeds as ModerationLogEntry[];
}
async function mutes(): Promise<ChatMute[]> {
  return (await visitor().call("chatMutes")).data.mutes as ChatMute[];
}

describe("deeds that a room tells", () => {
  it("Deeds that a room tells stand in the log with who did what to whom, and what was written", async () => {
    const author = await authorOf(await reader());
    const moderator = await authorOf(await reader());
    const message = messageBy(author, "mua kèo ở đây");
    const until_ms = clock.ms + 600_000;
    const by = moderator;
    expect(
      await sendModerationEvents(accountOrigin, [
        aReport({ by, message, reason: "spam", at_ms: 1_000 }),
        aRemoval({ by, message, at_ms: 2_000 }),
        aMute({ by, user_id: author.id, nick_name: null, until_ms, messages: [message], at_ms: clock.ms }),
        aModeChange({ by, at_ms: 4_000, mode: { slow_seconds: 60, followers_only: true } }),
      ]),
    ).toEqual({ status: 200, code: "answered" });
    const user = { id: author.id, nick_name: author.nick_name };
    const messages = [{ id: message.id, text: message.text, at_ms: message.at_ms }];
    const none = { reason: null, minutes: null, until_ms: null, mode: null };
    const who = { match_id: 1, by: { id: moderator.id, nick_name: moderator.nick_name } };
    const mode = { slow_seconds: 60, followers_only: true };
    expect((await log()).map(({ seq: _, id: __, ...rest }) => rest)).toEqual([
      { ...who, type: "mode", at_ms: 4_000, user: null, messages: [], detail: { ...none, mode } },
      { ...who, type: "mute", at_ms: clock.ms, user, messages, detail: { ...none, minutes: 10, until_ms } },
      { ...who, type: "delete", at_ms: 2_000, user, messages, detail: none },
      { ...who, type: "report", at_ms: 1_000, user, messages, detail: { ...none, reason: "spam" } },
    ]);
  });

  it("Deeds that a room tells are one when they are told twice, also at once, and stay what they first were", async () => {
    const author = await authorOf(await reader());
    const report = aReport({ message: messageBy(author, "một") });
    const again = { ...report, message: messageBy(author, "hai") };
    await Promise.all([
      sendModerationEvents(accountOrigin, [report]),
      sendModerationEvents(accountOrigin, [report, report]),
    ]);
    expect(await sendModerationEvents(accountOrigin, [again, aReport({ id: "another" })])).toMatchObject({
      status: 200,
    });
    expect((await log()).map(({ id, messages }) => [id, messages[0]?.text])).toEqual([
      ["another", ""],
      [report.id, "một"],
    ]);
  });

  it("Moderation events are accepted only from a room: a caller without the secret changes nothing", async () => {
    const deeds = [aReport()];
    const wrong = { status: 401, code: "signature_invalid" };
    expect(await sendModerationEvents(accountOrigin, deeds, { secret: "a secret of somebody else" })).toEqual(
      wrong,
    );
    expect(
      await sendModerationEvents(accountOrigin, deeds, { sent: JSON.stringify({ deeds: [aReport()] }) }),
    ).toEqual(wrong);
    const unsigned = await fetch(endpointPath(endpoints.hubChat), { method: "POST", body: "{}" });
    expect(unsigned.status).toBe(401);
    clock.ms -= 61_000;
    const late = sendModerationEvents(accountOrigin, deeds);
    clock.ms += 61_000;
    expect(await late).toEqual(wrong);
    expect(await log()).toEqual([]);
  });

  it.each([
    ["no deeds", [{}]],
    ["a type that is none", [{ ...aReport(), type: "praise" }]],
    ["minutes that nobody can choose", [{ ...aMute(), minutes: 7 }]],
    ["a match that is none", [{ ...aReport(), match_id: 0 }]],
    ["more than a room tells at once", Array.from({ length: 51 }, () => aReport())],
  ])("Deeds that a room tells are refused as a whole when they are %s", async (_, deeds) => {
    expect(await sendModerationEvents(accountOrigin, [aReport(), ...deeds])).toEqual({
      status: 400,
      code: "validation_failed",
    });
    expect(await log()).toEqual([]);
  });

  it("Deeds that a room tells are listed by match, reader and type, page by page", async () => {
    const [one, other] = [await authorOf(await reader()), await authorOf(await reader())];
    await sendModerationEvents(accountOrigin, [
      aReport({ id: "a", match_id: 1, message: messageBy(one, "x") }),
      aReport({ id: "b", match_id: 2, message: messageBy(other, "y") }),
      aRemoval({ id: "c", match_id: 2, by: one, message: messageBy(other, "z") }),
    ]);
    const ids = async (query: object) => (await log(query)).map(({ id }) => id);
    expect(await ids({ match_id: 2 })).toEqual(["c", "b"]);
    expect(await ids({ user_id: one.id })).toEqual(["c", "a"]);
    expect(await ids({ type: "report" })).toEqual(["b", "a"]);
    expect(await ids({ type: "report", match_id: 1, user_id: other.id })).toEqual([]);
    const [first] = await log({ limit: 1 });
    expect(first?.id).toBe("c");
    expect(await ids({ before: first?.seq })).toEqual(["b", "a"]);
    expect((await visitor().request("chatDeeds", { limit: 0 })).code).toBe("validation_failed");
  });

  it("As many deeds as a room may send at once are stored, with all texts", async () => {
    const author = await authorOf(await reader());
    const messages = Array.from({ length: 100 }, (_, index) =>
      messageBy(author, "Việt Nam vô địch! ".repeat(20), `word-${index}`),
    );
    const deeds = Array.from({ length: 50 }, () => aMute({ user_id: author.id, messages }));
    expect(await sendModerationEvents(accountOrigin, deeds)).toEqual({ status: 200, code: "answered" });
    const logged = await log({ limit: 200 });
    expect([logged.length, logged[49]?.messages.length]).toEqual([50, 100]);
    expect(logged.map(({ id }) => id)).toEqual(deeds.map(({ id }) => id).toReversed());
  });
});

describe("a mute", () => {
  it("A mute holds until it is over", async () => {
    const author = await authorOf(await reader());
    const until_ms = clock.ms + 600_000;
    await sendModerationEvents(accountOrigin, [
      aMute({ user_id: author.id, at_ms: clock.ms, until_ms, by: null }),
    ]);
    const user = { id: author.id, nick_name: author.nick_name };
    expect(await mutes()).toEqual([{ user, until_ms, at_ms: clock.ms, by: null }]);
    clock.ms += 600_000;
    expect(await mutes()).toEqual([]);
  });

  it("A mute is what was said last, whatever comes first", async () => {
    const { id: user_id } = await authorOf(await reader());
    const now = clock.ms;
    const untils = async () => (await mutes()).map(({ until_ms }) => until_ms - now);
    await sendModerationEvents(accountOrigin, [aMute({ user_id, at_ms: now - 10, until_ms: now + 60_000 })]);
    await sendModerationEvents(accountOrigin, [aMute({ user_id, at_ms: now - 20, until_ms: now + 90_000 })]);
    expect(await untils()).toEqual([60_000]);
    const end = aMute({ user_id, at_ms: now - 5, until_ms: null, minutes: 0 });
    await sendModerationEvents(accountOrigin, [end]);
    expect(await untils()).toEqual([]);
    await sendModerationEvents(accountOrigin, [aMute({ user_id, at_ms: now - 7, until_ms: now + 90_000 })]);
    expect(await untils()).toEqual([]);
    // At the same moment the later one wins, in the order of the actions; sent again, the earlier one stays earlier.
    const [first, second] = [70_000, 80_000].map((ms) => aMute({ user_id, at_ms: now, until_ms: now + ms }));
    await sendModerationEvents(accountOrigin, [first, second]);
    await sendModerationEvents(accountOrigin, [first, end]);
    expect(await untils()).toEqual([80_000]);
  });

  it("A mute of somebody without an account is in the log only", async () => {
    await sendModerationEvents(accountOrigin, [aMute({ user_id: 123_456, nick_name: "Ai đó" })]);
    expect(await mutes()).toEqual([]);
    expect((await log()).map(({ user }) => user)).toEqual([{ id: 123_456, nick_name: "" }]);
  });
});

describe("with an account", () => {
  const textsOf = (deeds: readonly ModerationLogEntry[]) =>
    deeds.map(({ user, by, messages }) => [user?.nick_name, by?.nick_name, messages[0]?.text]);

  it("With an account go the texts, the names and the mute of its reader; that it was done stays", async () => {
    const somebody = await reader();
    const [author, other] = [await authorOf(somebody), await authorOf(await reader())];
    const message = messageBy(author, "lời của tôi");
    const answered = { ...messageBy(other, "lời người khác"), reply_to: { id: "word-1", nick_name: "Tôi" } };
    await sendModerationEvents(accountOrigin, [
      aReport({ by: other, message }),
      aMute({ by: other, user_id: author.id, nick_name: author.nick_name, messages: [message] }),
      aReport({ by: author, message: answered }),
    ]);
    expect(await mutes()).toHaveLength(1);
    expect((await somebody.call("usersMeDelete", { current_password: PASSWORD })).code).toBe("answered");
    expect(await rows("chat_mutes")).toEqual([]);
    expect(textsOf(await log())).toEqual([
      [other.nick_name, "", "lời người khác"],
      ["", other.nick_name, ""],
      ["", other.nick_name, ""],
    ]);
    const stored = JSON.stringify(await rows("chat_deeds"));
    for (const word of ["lời của tôi", author.nick_name, "Tôi"]) expect(stored).not.toContain(word);
    // Events that a room could not send before have no such fields either.
    await sendModerationEvents(accountOrigin, [
      aRemoval({ by: author, message }),
      aMute({ user_id: author.id, nick_name: author.nick_name, messages: [message] }),
    ]);
    expect(textsOf((await log()).slice(0, 2))).toEqual([
      ["", "", ""],
      ["", "", ""],
    ]);
    expect(await mutes()).toEqual([]);
  });

  it("An account export has the reader's own chat data, without reporters and without other people's messages", async () => {
    const somebody = await reader();
    const [author, other] = [await authorOf(somebody), await authorOf(await reader())];
    const until_ms = clock.ms + 600_000;
    await sendModerationEvents(accountOrigin, [
      aReport({ by: other, message: messageBy(author, "lời của tôi"), reason: "spam" }),
      aReport({ by: author, message: messageBy(other, "lời người khác", "word-2") }),
      aMute({ by: other, user_id: author.id, until_ms, at_ms: clock.ms }),
      aReport({ by: other, message: messageBy(other, "chuyện khác") }),
    ]);
    const { data } = await somebody.call("usersMeExport");
    const mine = data.export as { chat_deeds: unknown[] };
    expect(mine).toMatchObject({
      chat_muted_until_ms: until_ms,
      chat_deeds: [
        { type: "report", about_me: true, by_me: false, messages: [{ id: "word-1", text: "lời của tôi" }] },
        { type: "report", about_me: false, by_me: true, messages: [{ id: "word-2" }] },
        { type: "mute", about_me: true, detail: { minutes: 10, until_ms } },
      ],
    });
    expect(mine.chat_deeds).toHaveLength(3);
    const text = JSON.stringify(data);
    for (const word of ["lời người khác", "chuyện khác", other.nick_name]) expect(text).not.toContain(word);
  });
});

describe("retention", () => {
  it("Moderation events are removed after half a year, and mutes when nothing older can hold any more", async () => {
    const { id: user_id } = await authorOf(await reader());
    const old = clock.ms - 180 * DAY_MS;
    await sendModerationEvents(accountOrigin, [
      aReport({ id: "gone", at_ms: old }),
      aReport({ id: "kept", at_ms: old + 1 }),
      aMute({ id: "muted", user_id, at_ms: clock.ms, minutes: 10_080, until_ms: clock.ms + 7 * DAY_MS }),
    ]);
    await everyMinute();
    expect((await log()).map(({ id }) => id)).toEqual(["muted", "kept"]);
    expect(await rows("chat_mutes")).toHaveLength(1);
    clock.ms += 7 * DAY_MS;
    await everyMinute();
    expect(await rows("chat_mutes")).toEqual([]);
    expect((await log()).map(({ id }) => id)).toEqual(["muted"]);
  });
});
