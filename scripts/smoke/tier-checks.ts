import * as z from "zod/mini";
import { messageOf } from "#shared/errors/index.ts";
import { LiveServerMessage, PROTOCOL_VERSION, ROOM_QUERY } from "#shared/room/index.ts";
import { checkOnline } from "../deploy/online-check.ts";
import type { FetchPath } from "./site-fetch.ts";
import { expectHeader, expectStatus, expectThat, SmokeFault } from "./site-fetch.ts";

const ORIGIN = "see origin's log (`wrangler tail bongda-origin`): its database, bindings and secrets";
const ROOMS =
  "check `<REALTIME_URL>/parties/hub/main` and that REALTIME_URL is the same for edge, origin and rooms";
const GREETING_MS = 10_000;

/** Edge reaches origin and the rooms. */
export async function checkHealth(siteUrl: string): Promise<string> {
  const found = await checkOnline(siteUrl);
  const wrong = found.filter(({ state }) => state === "wrong");
  expectThat(
    wrong.length === 0,
    wrong.map(({ about, message }) => `${about} ${message}`).join("; "),
    wrong.some(({ about }) => about === "realtime") ? ROOMS : ORIGIN,
  );
  return found[0]?.message ?? "";
}

const Rows = z.object({ data: z.object({ matches: z.array(z.object({ id: z.int() })) }) });

/** A call as pages make it; gives the id of a match to look at, where there is one. */
export async function checkCall(fetchPath: FetchPath): Promise<{ message: string; matchId: number | null }> {
  const answer = await fetchPath("/api/v1/football/matches/recent?limit=5");
  expectStatus(answer, 200, ORIGIN);
  expectHeader(answer, "content-type", /^application\/json/, ORIGIN);
  expectHeader(answer, "x-request-id", /./, ORIGIN);
  const read = Rows.safeParse(JSON.parse(answer.text));
  expectThat(read.success, `${answer.path} does not return matches`, ORIGIN);
  const { matches } = read.data.data;
  return { message: `${matches.length} matches today`, matchId: matches[0]?.id ?? null };
}

/** A match of any day, as the sitemap names it; null where none is stored. */
export async function findMatch(fetchPath: FetchPath): Promise<number | null> {
  const index = await fetchPath("/sitemap.xml");
  const file = /<loc>[^<]*(\/sitemap-matches-[\w-]+\.xml)<\/loc>/.exec(index.text)?.[1];
  if (file === undefined) return null;
  const id = /\/match\/(\d+)</.exec((await fetchPath(file)).text)?.[1];
  return id === undefined ? null : Number(id);
}

/** The content service answers too. */
export async function checkContent(fetchPath: FetchPath): Promise<string> {
  const answer = await fetchPath("/oapi/v1/configurations");
  const remedy = "check the content service (CONTENT_BASE_URL, or origin)";
  expectStatus(answer, 200, remedy);
  expectHeader(answer, "content-type", /^application\/json/, remedy);
  return "configuration responds";
}

/** Origin of the WebSocket connections of this site's pages: their policy must name it, because it allows no other. */
async function roomsOf(fetchPath: FetchPath): Promise<string> {
  const policy = (await fetchPath("/")).headers.get("content-security-policy") ?? "";
  const rooms = /connect-src[^;]* (wss?:\/\/[^\s;]+)/.exec(policy)?.[1];
  expectThat(
    rooms !== undefined,
    "the page's content security policy allows no room",
    "set REALTIME_URL for edge",
  );
  return rooms;
}

/** A list room greets a new connection as it does a page. */
export async function checkRoom(fetchPath: FetchPath): Promise<string> {
  const rooms = await roomsOf(fetchPath);
  const url = `${rooms}/parties/live/0?${ROOM_QUERY.version}=${PROTOCOL_VERSION}`;
  const message = await firstWord(url);
  const read = LiveServerMessage.safeParse(parsed(message));
  expectThat(
    read.success && read.data.type !== "error",
    `the room sends ${message.slice(0, 120)}`,
    "deploy rooms and site of the same release",
  );
  return `${new URL(rooms).host} sends ${read.data.type}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function firstWord(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (fault: string) => reject(new SmokeFault(`${new URL(url).host} ${fault}`, ROOMS));
    const timer = setTimeout(() => fail("sends no greeting"), GREETING_MS);
    let socket: WebSocket;
    try {
      socket = new WebSocket(url);
    } catch (thrown) {
      clearTimeout(timer);
      return fail(messageOf(thrown));
    }
    const end = () => {
      clearTimeout(timer);
      socket.close();
    };
    socket.addEventListener("message", ({ data }) => {
      end();
      resolve(String(data));
    });
    socket.addEventListener("error", () => {
      end();
      fail("accepts no WebSocket");
    });
    socket.addEventListener("close", ({ code }) => {
      end();
      fail(`closes the connection (${code})`);
    });
  });
}
