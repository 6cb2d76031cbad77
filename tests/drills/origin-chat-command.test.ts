import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listenLocally } from "#scripts/site/ports.ts";
import { aBatchMatch, aLeague } from "#tests/support/batches/origin-batches.ts";
import { accountOriginOfFile, userIn } from "#tests/support/origin/account-origin.ts";
import {
  aMute,
  aReport,
  authorOf,
  messageBy,
  sendModerationEvents,
} from "#tests/support/origin/chat-origin.ts";
import { TEST_INGEST_TOKEN } from "#tests/support/origin/origin-harness.ts";
import { startRoomsOfFile } from "#tests/support/realtime/stand-in-room.ts";

/** `npm run chat` as a process of its own, against origin in front of rooms. */

const rooms = await startRoomsOfFile();
const accountOrigin = accountOriginOfFile({ realtimeUrl: rooms.url });
const { clock, fetch, origin, reader } = accountOrigin;

const root = join(import.meta.dirname, "../..");
/** The command runs on the project's own Node, independent of the test runner's. */
const node = join(root, "node_modules/node/bin/node");
const folder = mkdtempSync(join(tmpdir(), "chat-command-"));

/** Origin behind a port: edge passes these calls on unchanged. */
const server = createServer(async (request: IncomingMessage, response) => {
  const body = await text(request);
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const { method = "GET" } = request;
  const answer = await fetch(request.url ?? "/", { method, headers, ...(body === "" ? {} : { body }) });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
let site = "";
beforeAll(async () => {
  site = await listenLocally(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  clock.ms = Date.now();
  await origin.store(aLeague([aBatchMatch()]));
});

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in an empty folder, so that it finds no token of this machine. */
async function run(words: string, more: { readonly args?: string[]; readonly token?: string } = {}) {
  const { args = [], token = TEST_INGEST_TOKEN } = more;
  const env = { PATH: process.env.PATH, SITE_URL: site, INGEST_TOKEN: token };
  const all = [join(root, "scripts/chat.ts"), ...words.split(" "), ...args];
  const child = spawn(node, all, { env, cwd: folder });
  const code = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, err } satisfies Outcome;
}

const ofLines = ({ out }: Outcome) => out.trimEnd().split("\n");

describe("npm run chat -- log", () => {
  it("prints who did what to whom, a deed a line, and nothing that steers the terminal", async () => {
    const author = await authorOf(await reader({ nick_name: "Trần Văn Bình" }));
    const by = await authorOf(await reader({ nick_name: "Nguyễn Thị An" }));
    const message = messageBy(author, "đỏ\u001b[31m \u202eđen", "k3f9-7");
    const at_ms = Date.UTC(2026, 10, 23, 2, 15);
    await sendModerationEvents(accountOrigin, [
      aReport({ by, message, reason: "spam", at_ms }),
      aMute({
        by: null,
        match_id: 5,
        user_id: author.id,
        nick_name: author.nick_name,
        at_ms,
        until_ms: at_ms,
      }),
    ]);
    const outcome = await run("log");
    expect([outcome.code, outcome.err]).toEqual([0, ""]);
    const [head, mute, report] = ofLines(outcome).map((line) => line.split(/ {2,}/));
    expect(head).toEqual(["no", "time (UTC)", "match", "event", "by", "reader", "details"]);
    const whom = `Trần Văn Bình (${author.id})`;
    expect(mute).toEqual([
      expect.any(String),
      ...["2026-11-23 02:15:00", "5", "mute", "site", whom, "until 2026-11-23 02:15:00"],
    ]);
    expect(report?.slice(1, 6)).toEqual([
      "2026-11-23 02:15:00",
      "1",
      "report",
      `Nguyễn Thị An (${by.id})`,
      whom,
    ]);
    expect(report?.slice(6).join(" ")).toBe("spam · k3f9-7 “đỏ [31m đen”");
    const asJson = await run("log --json");
    expect(asJson.out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect((JSON.parse(asJson.out) as { messages: { text: string }[] }[])[1]?.messages[0]?.text).toBe(
      message.text,
    );
  });

  it("finds by match, type and reader, and goes on over pages", async () => {
    const author = await authorOf(await reader({ nick_name: "Trần Văn Bình" }));
    const reports = Array.from({ length: 250 }, (_, index) => aReport({ id: `r${index}` }));
    for (let at = 0; at < reports.length; at += 50)
      await sendModerationEvents(accountOrigin, reports.slice(at, at + 50));
    await sendModerationEvents(accountOrigin, [
      aReport({ match_id: 7, message: messageBy(author, "x") }),
      aMute({ match_id: 7 }),
    ]);
    expect(ofLines(await run("log --limit 240"))).toHaveLength(241);
    expect(JSON.parse((await run("log --limit 5000 --json")).out)).toHaveLength(252);
    expect(ofLines(await run("log --match 7"))).toHaveLength(3);
    expect(ofLines(await run("log --match 7 --type report"))).toHaveLength(2);
    expect(ofLines(await run("log --user", { args: ["trần văn bình"] }))).toHaveLength(2);
    expect(ofLines(await run(`log --user ${author.id}`))).toHaveLength(2);
    expect((await run("log --match 8")).out).toBe("No entries.\n");
  });
});

describe("npm run chat -- mute", () => {
  it("by nickname keeps a reader from writing everywhere, until unmute", async () => {
    const somebody = await reader({ nick_name: "Trần Văn Bình" });
    const { id } = userIn(await somebody.call("usersMe"));
    const muted = await run("mute", { args: ["Trần Văn Bình", "60"] });
    expect([muted.code, muted.err]).toEqual([0, ""]);
    const until = new Date(clock.ms + 3_600_000).toISOString().slice(0, 19).replace("T", " ");
    expect(muted.out).toContain(`Trần Văn Bình (${id}) may not write until ${until} UTC.`);
    const [, row] = ofLines(await run("mutes"));
    expect(row).toMatch(new RegExp(`^Trần Văn Bình \\(${id}\\) +${until} .* site$`));
    expect((await run(`unmute ${id}`)).out).toContain(`Trần Văn Bình (${id}) may write again.`);
    expect((await run("mutes")).out).toBe("No reader is muted.\n");
    expect(rooms.orders).toEqual([]);
  });

  it("with --match has the room of that match do it", async () => {
    const { id } = userIn(await (await reader()).call("usersMe"));
    const muted = await run(`mute ${id} 10 --match 1 --remove`);
    expect([muted.code, muted.err]).toEqual([0, ""]);
    expect((await run(`unmute ${id} --match 1`)).code).toBe(0);
    expect(rooms.orders.map(({ chat }) => chat)).toMatchObject([
      { type: "chat-mute", user_id: id, minutes: 10, remove: true },
      { type: "chat-mute", user_id: id, minutes: 0, remove: false },
    ]);
  });
});

describe("npm run chat, of a room", () => {
  it("takes messages away, slows it and keeps it for followers", async () => {
    expect((await run("delete 1 k3f9-7")).out).toBe("Message k3f9-7 is deleted from the room of match 1.\n");
    expect((await run("slow 1 30")).out).toBe(
      "All readers may write in the room of match 1, one message every 30 seconds.\n",
    );
    rooms.chat = { ...rooms.chat, mode: { slow_seconds: 30, followers_only: false } };
    expect((await run("followers 1 on")).out).toBe(
      "Only followers may write in the room of match 1, one message every 30 seconds.\n",
    );
    expect(rooms.orders.map(({ chat }) => chat)).toMatchObject([
      { type: "chat-delete", message_id: "k3f9-7" },
      { type: "chat-mode", mode: { slow_seconds: 30, followers_only: false } },
      { type: "chat-mode", mode: { slow_seconds: 30, followers_only: true } },
    ]);
  });

  it("says what is wrong there", async () => {
    const failure = async (words: string) => {
      const { code, out, err } = await run(words);
      expect([code, out]).toEqual([1, ""]);
      return err;
    };
    expect(await failure("delete 99 k3f9-7")).toBe("Unknown match.\n");
    expect(await failure("mute 99 10")).toBe("Unknown reader.\n");
    rooms.moods.set(1, "chat_message_not_found");
    expect(await failure("delete 1 k3f9-7")).toMatch(/^The room does not have this message/);
    rooms.moods.set(1, "forbidden");
    expect(await failure("mute 99 10 --match 1")).toMatch(/^Operators cannot be muted/);
    rooms.moods.set(1, "signature_invalid");
    expect(await failure("delete 1 k3f9-7")).toContain("REALTIME_SECRET");
    rooms.moods.set(1, "silent");
    expect(await failure("slow 1 30")).toMatch(/^The room does not respond/);
  });
});

describe("npm run chat", () => {
  it("refuses what it does not know, on the other output and with the usage", async () => {
    const { code, out, err } = await run("shout");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain('Unknown command "shout"');
    expect(err).toContain("npm run chat -- ");
  });

  it("wants the site's token, which it finds in the data folder too", async () => {
    expect((await run("mutes", { token: "" })).err).toMatch(/^No token/);
    expect((await run("mutes", { token: "a-token-of-another-site" })).err).toContain("rejects the token");
    const data = join(folder, ".data");
    mkdirSync(data);
    writeFileSync(join(data, "dev.json"), JSON.stringify({ ingest_token: TEST_INGEST_TOKEN }));
    expect(await run("mutes", { token: "" })).toMatchObject({ code: 0, out: "No reader is muted.\n" });
    expect((await run("mutes --url http://127.0.0.1:9")).err).toMatch(/^No site responds/);
  });
});
