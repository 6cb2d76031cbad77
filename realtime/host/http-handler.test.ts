import { describe, expect, it } from "vitest";
import { SIGNATURE_HEADER } from "#shared/room/index.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import { signatureHeaders } from "#tests/support/realtime/signed-post.ts";
import { parseRealtimeEnv } from "../env.ts";
import type { RoomCore } from "../rooms/room.ts";
import { handleHttp } from "./http-handler.ts";
import type { RoomHost } from "./port.ts";
import { wakeRoom } from "./run-effects.ts";

const SECRET = "secret-of-the-entrance";
/** Refusals of one caller are one line of the log a minute, whatever other tests of rooms have been refused. */
const CALLER = { "cf-connecting-ip": "203.0.113.7" };
const host: RoomHost = {
  address: { party: "hub", room: "main" },
  env: parseRealtimeEnv({ REALTIME_SECRET: SECRET, EDGE_URL: "http://edge", REALTIME_URL: "http://rooms" }),
  now: () => Date.now(),
  nonce: () => crypto.randomUUID(),
  load: async () => new Map(),
  save: async () => undefined,
  clear: async () => undefined,
  setTimers: async () => undefined,
  dueTimers: () => null,
  lastPingMs: () => null,
  peers: () => [],
  fetch: async () => null,
};

/** Answers with the body it received. */
const echo: RoomCore<null> = {
  refusalOf: () => null,
  asleep: null,
  timers: [],
  step: (_state, event) => {
    if (event.type !== "request-received") return { state: null, effects: [] };
    return { state: null, effects: [{ type: "answer", answer: { ok: true, data: { body: event.body } } }] };
  },
};

const MEBIBYTE = 1024 * 1024;

/** A body in parts, without a length, that counts how many of its bytes were taken. */
function chunked(chunks: Iterable<Uint8Array<ArrayBuffer>>) {
  const left = chunks[Symbol.iterator]();
  const taken = { bytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = left.next();
      if (next.done) return controller.close();
      taken.bytes += next.value.length;
      controller.enqueue(next.value);
    },
    cancel: () => {
      taken.cancelled = true;
    },
  });
  return { body, taken };
}

function* mebibytes(count: number) {
  for (let at = 0; at < count; at += 1) yield new Uint8Array(MEBIBYTE).fill(0x20);
}

async function signatureOf(body: string, secret = SECRET): Promise<string> {
  return (await signatureHeaders(secret, { path: "/parties/hub/main", body }))[SIGNATURE_HEADER];
}

async function post(body: ReadableStream, signature: string | null) {
  const headers = new Headers({
    ...CALLER,
    ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  const response = await handleHttp(
    wakeRoom(echo, host),
    host,
    new Request("http://rooms/parties/hub/main", init),
  );
  return { status: response.status, answer: (await response.json()) as { code?: string; data?: unknown } };
}

describe("the HTTP handler", () => {
  it("[HOST-13] A body without a length is read up to 8 MiB", async () => {
    const { body, taken } = chunked(mebibytes(64));
    const signature = await signatureOf("of another length");
    const { status, answer } = await post(body, signature);
    expect({ status, code: answer.code }).toEqual({ status: 413, code: "body_too_large" });
    expect(taken.cancelled).toBe(true);
    expect(taken.bytes).toBeLessThanOrEqual(11 * MEBIBYTE);
  });

  it("[HUB-2] [HOST-13] Nothing of a body is read without a signature, or with one of another secret", async () => {
    const wrong = await signatureOf("{}", "fedcba9876543210");
    for (const signature of [null, "any", wrong]) {
      const { body, taken } = chunked(mebibytes(64));
      expect(await post(body, signature)).toMatchObject({
        ...{ status: 401, answer: { code: "signature_invalid" } },
      });
      // The stream takes its first chunk before any read.
      expect(taken.bytes).toBeLessThanOrEqual(2 * MEBIBYTE);
    }
    expectConsole("warn", "signature_refused");
  });

  it("[HOST-23] A signed request is accepted once", async () => {
    const signature = await signatureOf("{}");
    const room = wakeRoom(echo, host);
    const send = async () => {
      const headers = { ...CALLER, [SIGNATURE_HEADER]: signature };
      const request = new Request("http://rooms/parties/hub/main", { method: "POST", body: "{}", headers });
      return (await handleHttp(room, host, request)).status;
    };
    expect([await send(), await send()]).toEqual([200, 409]);
    expectConsole("warn", "replay_refused");
  });

  it("A body is decoded although a letter is cut between two chunks", async () => {
    const text = JSON.stringify({ name: "trận đấu ⚽" });
    const bytes = new TextEncoder().encode(text);
    const { body } = chunked([...bytes].map((byte) => Uint8Array.of(byte)));
    const signature = await signatureOf(text);
    expect((await post(body, signature)).answer.data).toEqual({ body: { name: "trận đấu ⚽" } });
  });
});
