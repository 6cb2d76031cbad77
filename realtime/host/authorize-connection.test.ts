import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aDetail, aMatch } from "#tests/support/builders/match-builders.ts";
import { startStandInEdge } from "#tests/support/realtime/realtime-edge.ts";
import { signatureHeaders } from "#tests/support/realtime/signed-post.ts";
import { parseRealtimeEnv } from "../env.ts";
import { matchRoom } from "../rooms/match/match-room.ts";
import {
  connectionRefusal,
  createConnectionGate,
  SOCKETS_A_MINUTE,
  UNKNOWN_A_MINUTE,
} from "./authorize-connection.ts";

/** Expiry times that the contract suite cannot wait for. */

const SECRET = "secret-of-the-check";
const edge = await startStandInEdge(SECRET);
afterAll(() => edge.close());
edge.put(aDetail({ match: aMatch({ id: 7 }) }));
const env = parseRealtimeEnv({ REALTIME_SECRET: SECRET, EDGE_URL: edge.url, REALTIME_URL: "http://rooms" });

let now: number;
let check: ReturnType<typeof createConnectionGate>;
let logged: string[];
beforeEach(() => {
  now = Date.now();
  check = createConnectionGate(() => now);
  logged = [];
  const warn = vi.spyOn(console, "warn").mockImplementation((line) => void logged.push(String(line)));
  return () => warn.mockRestore();
});

const join = (room: string, from: string | null = null, isSocket = true) =>
  check({
    ...{ core: matchRoom, isSocket, env, address: { party: "match", room } },
    request: new Request(`http://rooms/parties/match/${room}?v=2`, {
      headers: from === null ? {} : { "cf-connecting-ip": from },
    }),
  });

describe("the check in front of a match room", () => {
  it("A room accepts connections at its own address and at none below it", async () => {
    const at = (path: string, isSocket: boolean) =>
      check({
        ...{ core: matchRoom, isSocket, env, address: { party: "match", room: "7" } },
        request: new Request(`http://rooms${path}?v=2`),
      });
    for (const isSocket of [true, false]) {
      expect(await at("/parties/match/7", isSocket)).toBeNull();
      for (const path of ["/parties/match/7/x", "/parties/match/7/", "/parties/match/7//"])
        expect(await at(path, isSocket)).toBe("route_not_found");
    }
  });

  it("[MATCH-11] A missing match is remembered for ten seconds, an existing one for ten minutes", async () => {
    const calls = edge.detailCalls.length;
    const requested = () => edge.detailCalls.slice(calls);
    expect([await join("8"), await join("8~1"), await join("7"), await join("7")]).toEqual([
      ...["match_not_found", "match_not_found"],
      ...[null, null],
    ]);
    expect(requested()).toEqual([8, 7]);
    now += 9_999;
    expect([await join("8"), requested().length]).toEqual(["match_not_found", 2]);
    now += 1;
    expect([await join("8"), requested().length]).toEqual(["match_not_found", 3]);
    now += 589_999;
    await join("7");
    expect(requested()).toHaveLength(3);
    now += 1;
    await join("7");
    expect(requested()).toEqual([8, 7, 8, 7]);
  });

  it("[MATCH-11] Connections are accepted while the site does not answer, and it is queried again after ten seconds", async () => {
    edge.answersDetails = false;
    expect(await join("9")).toBeNull();
    edge.answersDetails = true;
    expect(await join("9")).toBeNull();
    now += 10_000;
    expect(await join("9")).toBe("match_not_found");
  });

  it("[HOST-25] Limits count by minute and address, IPv6 by its network, and skip callers without an address", async () => {
    let id = 100;
    const madeUp = (from: string | null) => join(String(++id), from);
    for (let at = 0; at < UNKNOWN_A_MINUTE; at += 1)
      expect(await madeUp(`2001:db8:1:1::${at}`)).toBe("match_not_found");
    expect(await madeUp("2001:db8:1:1::ffff")).toBe("too_many_requests");
    expect(await join("7", "2001:db8:1:1::ffff")).toBe("too_many_requests");
    expect(await join("7", "2001:db8:1:2::1")).toBeNull();
    // Remembered now, so that it is let in also at the limit.
    expect(await join("7", "2001:db8:1:1::ffff")).toBeNull();
    for (let at = 0; at < UNKNOWN_A_MINUTE + 5; at += 1) expect(await madeUp(null)).toBe("match_not_found");
    now += 60_000;
    expect(await madeUp("2001:db8:1:1::1")).toBe("match_not_found");
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: "security", kind: "limit_reached", worker: "realtime", of: "unknown matches" },
    ]);
    expect(logged.join("")).not.toContain("2001:db8");
  });

  it("[HOST-25] Limits count sockets, refused ones included, and no other requests", async () => {
    for (let at = 0; at < SOCKETS_A_MINUTE; at += 1) await join("0", "203.0.113.7");
    expect(await join("7", "203.0.113.7")).toBe("too_many_requests");
    expect([await join("7", "203.0.113.7", false), await join("7", "203.0.113.8")]).toEqual([null, null]);
    for (let at = 0; at <= SOCKETS_A_MINUTE; at += 1) await join("0");
    expect(await join("7")).toBeNull();
    now += 60_000;
    expect(await join("7", "203.0.113.7")).toBeNull();
  });

  it("The clock is read each time, also one that is put ahead after start", async () => {
    const path = "/parties/match/7";
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    const headers = await signatureHeaders(SECRET, { path });
    const request = new Request(`http://rooms${path}`, { method: "POST", headers });
    const address = { party: "match", room: "7" } as const;
    const refusal = await connectionRefusal({ core: matchRoom, isSocket: false, env, address, request });
    vi.useRealTimers();
    expect(refusal).toBeNull();
  });

  it("[HUB-2] Signed posts pass for every match, and no other method", async () => {
    const url = "http://rooms/parties/match/8";
    const send = (method: string, headers: Record<string, string> = {}) =>
      check({
        ...{ core: matchRoom, isSocket: false, env, address: { party: "match", room: "8" } },
        request: new Request(url, { method, headers }),
      });
    const signature = await signatureHeaders(SECRET, { path: "/parties/match/8" }, now);
    expect(await send("POST", signature)).toBeNull();
    expect([await send("POST"), await send("PUT")]).toEqual(["signature_invalid", "method_not_allowed"]);
  });
});
