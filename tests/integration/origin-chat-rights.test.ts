import { createServer } from "node:http";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChatCommand, ChatServerMessage } from "#shared/chat/index.ts";
import { aBatchMatch, aLeague } from "#tests/support/batches/origin-batches.ts";
import { aDetail, aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { accountOriginOfFile, PASSWORD, userIn, type Visitor } from "#tests/support/origin/account-origin.ts";
import { TEST_REALTIME_SECRET } from "#tests/support/origin/origin-harness.ts";
import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { startStandInEdge } from "#tests/support/realtime/realtime-edge.ts";
import { showTicket } from "#tests/support/realtime/show-ticket.ts";

/** Rights in the chat end with the session, the role and the account: origin in front of real rooms. */

const MATCHES = 12;
const MINUTE_MS = 60_000;

const edge = await startStandInEdge(TEST_REALTIME_SECRET);
const host = await startDurable({ REALTIME_SECRET: TEST_REALTIME_SECRET, EDGE_URL: edge.url });
afterAll(async () => {
  await host.close();
  await edge.close();
});
const accountOrigin = accountOriginOfFile({ realtimeUrl: `http://127.0.0.1:${host.port}` });
const { clock, deferred, everyMinute, origin, reader, rows, visitor } = accountOrigin;

let match = 0;
for (let id = 1; id <= MATCHES; id += 1)
  edge.put(aDetail({ match: aMatch({ id, status: "first_half", score: aScore(1, 0) }), incidents: [] }));

beforeEach(async () => {
  clock.ms = Date.now();
  // Rooms outlive a test, and accounts have the same ids in the next one.
  match += 1;
  await origin.store(
    aLeague(Array.from({ length: MATCHES }, (_, at) => aBatchMatch({ external_id: `m${at + 1}` }))),
  );
});

type Body = ChatCommand extends infer One
  ? One extends ChatCommand
    ? Omit<One, "client_id">
    : never
  : never;

const chatMessage = (text: string) => {
  const parsed = text.startsWith("{") ? ChatServerMessage.safeParse(JSON.parse(text)) : null;
  return parsed?.success ? parsed.data : null;
};

async function ticketOf(somebody: Visitor): Promise<string> {
  // A moment after the end of the earlier session.
  clock.ms += 1;
  return String((await somebody.request("usersMeTicket", { match_id: match })).data.ticket);
}

/** A page of the match, which writes as a given user or only reads. */
async function aPage(somebody: Visitor | null) {
  const socket = await host.connect(`/parties/match/${match}?v=2&chat=1`);
  const messages = () => socket.received.flatMap((text) => chatMessage(text) ?? []);
  const until = (fits: (message: ChatServerMessage) => boolean) =>
    socket.waitFor((text) => {
      const message = chatMessage(text);
      return message && fits(message) ? message : null;
    });
  await until(({ type }) => type === "chat-snapshot");
  if (somebody) await showTicket(socket, await ticketOf(somebody));
  /** The result of a command: `chat-accepted`, or the code of its refusal. */
  async function request(body: Body): Promise<string> {
    const client_id = crypto.randomUUID();
    socket.send(JSON.stringify({ client_id, ...body }));
    const answer = await until((one) => "client_id" in one && one.client_id === client_id);
    return answer.type === "chat-refused" ? answer.code : answer.type;
  }
  return {
    ...{ socket, messages, until, request },
    write: (text: string) => request({ type: "chat-send", text, reply_to: null }),
    async renew(as: Visitor) {
      const answers = () => messages().filter(({ type }) => type === "chat-me").length;
      const before = answers();
      socket.send(JSON.stringify({ type: "chat-ticket", ticket: await ticketOf(as) }));
      await until(() => answers() > before);
    },
    shows: (text: string) => socket.waitFor((received) => (received.includes(text) ? received : null)),
  };
}

describe("a reader in a chat", () => {
  const password = "một mật khẩu khác";
  const newPassword = { current_password: PASSWORD, password, password_confirm: password };
  const replace = async (who: Visitor) => {
    const { user_name } = userIn(await (await reader()).call("usersMe"));
    return visitor().call("authLogin", { account: user_name, password: PASSWORD }, who.token ?? "");
  };
  const losePasskeys = async () => {
    await origin.db.batch([
      origin.db.prepare(`INSERT INTO passkeys (user_id, credential_id, public_key, user_handle, counter, transports, backed_up, name, created_at)
        SELECT id, 'id', 'key', 'handle', 0, '[]', 0, 'Key', 0 FROM users WHERE user_name = 'nguoiviet'`),
    ]);
    return visitor().call("accountsPasskeysDelete", { account: "nguoiviet" });
  };
  it.each([
    ["logs out", (who: Visitor) => who.call("authLogout")],
    ["ends the sessions of other browsers", (who: Visitor) => who.call("usersMeSessionsEnd", { id: null })],
    ["takes another password", (who: Visitor) => who.call("usersMePassword", newPassword)],
    ["is replaced in their browser by another account", replace],
    ["loses the passkeys", losePasskeys],
  ])("A reader who %s cannot write with an older ticket, and others can", async (_, end) => {
    const somebody = await reader({ user_name: "nguoiviet" });
    const [page, other] = [await aPage(somebody), await aPage(await reader())];
    expect(await page.write("một")).toBe("chat-accepted");
    expect((await end(somebody)).code).toBe("answered");
    await deferred();
    expect(await page.write("hai")).toBe("chat_ticket_expired");
    expect(await other.write("ba")).toBe("chat-accepted");
    if (somebody.token === null) return;
    const again = await somebody.request("usersMeTicket", { match_id: match });
    if (again.code === "session_expired") return;
    await page.renew(somebody);
    // Known again: at most the chat's rate limit holds this text back now.
    expect(await page.write("bốn")).not.toBe("chat_ticket_expired");
  });

  it("A former operator cannot moderate with an older ticket, nor with the next one", async () => {
    const somebody = await reader({ user_name: "nguoigac" });
    const give = (role: string) => visitor().call("accountsRole", { account: "nguoigac", role });
    await give("operator");
    await deferred();
    const page = await aPage(somebody);
    const mute = { type: "chat-mute", user_id: 900_000, minutes: 10, remove: false } as const;
    expect(await page.request(mute)).toBe("chat-accepted");
    await give("operator");
    await deferred();
    expect(await page.request(mute)).toBe("chat-accepted");
    await give("reader");
    await deferred();
    expect(await page.request(mute)).toBe("chat_ticket_expired");
    await page.renew(somebody);
    expect(await page.request(mute)).toBe("forbidden");
  });

  it("A log-out does not wait for a silent room", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const somebody = await reader();
    await somebody.request("usersMeTicket", { match_id: match });
    await host.restart(async () => {
      const silent = createServer(() => undefined);
      await new Promise<void>((resolve) => silent.listen(host.port, "127.0.0.1", resolve));
      const start = performance.now();
      expect((await somebody.call("authLogout")).code).toBe("answered");
      // A room has a timeout of three seconds.
      expect(performance.now() - start).toBeLessThan(2_000);
      await deferred();
      expect(warn.mock.calls.join("")).toContain("chat_end_failed");
      silent.closeAllConnections();
      await new Promise((resolve) => silent.close(resolve));
    });
    warn.mockRestore();
  });

  it("A reader in a chat gets no ticket for a session that has ended, and leaves no row for a match that is none", async () => {
    const somebody = await reader();
    const request = (match_id: number) => somebody.request("usersMeTicket", { match_id });
    expect((await request(match)).code).toBe("answered");
    expect((await request(99)).code).toBe("match_not_found");
    const { id: user_id } = userIn(await somebody.call("usersMe"));
    expect(await rows("chat_tickets")).toEqual([{ user_id, match_id: match, issued_at_ms: clock.ms }]);
    clock.ms += 5 * 86_400_000 - 1;
    await everyMinute();
    expect(await rows("chat_tickets")).toHaveLength(1);
    clock.ms += 1;
    await everyMinute();
    expect(await rows("chat_tickets")).toEqual([]);
  });
});

describe("a deleted account", () => {
  const remove = async (somebody: Visitor) => {
    const answer = await somebody.call("usersMeDelete", { current_password: PASSWORD });
    expect(answer.code).toBe("answered");
    await deferred();
  };
  const nick_name = "Tên Bí Mật";

  it("A deleted account writes nothing more, and its name and texts are gone for who stayed and who joins", async () => {
    const somebody = await reader({ nick_name });
    const [page, stayed] = [await aPage(somebody), await aPage(null)];
    expect(await page.write("lời bí mật")).toBe("chat-accepted");
    await stayed.shows("lời bí mật");
    await remove(somebody);
    expect(await page.write("hai")).toBe("chat_ticket_expired");
    const before = epochOf(stayed.messages());
    const anew = await stayed.until((one) => one.type === "chat-snapshot" && one.epoch !== before);
    const late = await aPage(null);
    for (const state of [anew, late.messages()])
      expect(JSON.stringify(state)).not.toMatch(/lời bí mật|Tên Bí Mật/);
    expect([await rows("chat_tickets"), await rows("chat_erasures")]).toEqual([[], []]);
  });

  it("A deleted account of which rooms hold nothing is erased all the same", async () => {
    const somebody = await reader();
    await somebody.request("usersMeTicket", { match_id: match });
    // Rooms of other tests continue meanwhile: only these keys belong to endings and erasures.
    const stored = async () =>
      (await host.storedKeys("MatchRoom")).filter((key) => /^(chat:ended|empties_at_ms)$/.test(key)).length;
    const before = await stored();
    await remove(somebody);
    expect(await rows("chat_erasures")).toEqual([]);
    expect(await stored()).toBe(before);
  });

  it("A deleted account is erased later in a room that does not answer, after pauses that grow", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const somebody = await reader({ nick_name });
    const page = await aPage(somebody);
    expect(await page.write("lời bí mật")).toBe("chat-accepted");
    const { id: user_id } = userIn(await somebody.call("usersMe"));
    await host.restart(async () => {
      // Earlier than the real time: the room accepts signatures of its own minute only.
      clock.ms = Date.now() - 3 * MINUTE_MS;
      const deleted_at_ms = clock.ms;
      const erasure = { user_id, match_id: match, deleted_at_ms };
      await remove(somebody);
      const later = (minutes: number) => deleted_at_ms + minutes * MINUTE_MS;
      expect(await rows("chat_erasures")).toEqual([{ ...erasure, tries: 1, due_at_ms: later(1) }]);
      clock.ms = later(1) - 1;
      await everyMinute();
      expect(await rows("chat_erasures")).toMatchObject([{ tries: 1 }]);
      clock.ms = later(1);
      await everyMinute();
      expect(await rows("chat_erasures")).toEqual([{ ...erasure, tries: 2, due_at_ms: later(3) }]);
    });
    expect((await aPage(null)).socket.received.join("")).toContain("lời bí mật");
    clock.ms = Date.now();
    await everyMinute();
    expect(await rows("chat_erasures")).toEqual([]);
    expect((await aPage(null)).socket.received.join("")).not.toMatch(/lời bí mật|Tên Bí Mật/);
    expect(warn.mock.calls.join("")).toContain("chat_erasure_failed");
    warn.mockRestore();
  });

  it("A deleted account is given up after a week, which the log says", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const error = vi.spyOn(console, "error").mockReturnValue();
    const somebody = await reader();
    await somebody.request("usersMeTicket", { match_id: match });
    await host.restart(async () => {
      await remove(somebody);
      clock.ms += 7 * 86_400_000 - 1;
      await everyMinute();
      const [row] = await rows("chat_erasures");
      expect(row).toMatchObject({ tries: 2 });
      clock.ms = Number(row?.due_at_ms);
      await everyMinute();
      expect(await rows("chat_erasures")).toEqual([]);
    });
    expect(error.mock.calls.join("")).toContain("chat_erasure_abandoned");
    vi.restoreAllMocks();
  });
});

/** The epoch in which a page began to follow the chat. */
const epochOf = (messages: readonly ChatServerMessage[]): string | undefined =>
  messages.flatMap((one) => (one.type === "chat-snapshot" ? [one.epoch] : []))[0];
