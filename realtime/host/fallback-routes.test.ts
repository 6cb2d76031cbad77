import { expect, it } from "vitest";
import { stub } from "#tests/support/stub.ts";
import { parseRealtimeEnv } from "../env.ts";
import type { RoomCore } from "../rooms/room.ts";
import { answerFallback, routeNotFound } from "./fallback-routes.ts";
import { handleHttp } from "./http-handler.ts";
import type { RoomHost } from "./port.ts";
import { wakeRoom } from "./run-effects.ts";

const env = { REALTIME_SECRET: "secret-of-the-front", EDGE_URL: "http://edge", REALTIME_URL: "http://rooms" };
const host = stub<RoomHost>({
  address: { party: "hub", room: "main" },
  env: parseRealtimeEnv(env),
  now: () => Date.now(),
  nonce: () => crypto.randomUUID(),
  load: async () => new Map(),
  peers: () => [],
});
const core: RoomCore<null> = {
  refusalOf: () => null,
  asleep: null,
  timers: [],
  step: () => ({ state: null, effects: [{ type: "answer", answer: { ok: true, data: {} } }] }),
};

it("Every HTTP response of the rooms keeps its type, forbids frames and runs nothing", async () => {
  const request = (method: string) =>
    handleHttp(wakeRoom(core, host), host, new Request("http://rooms/parties/hub/main", { method }));
  const answers = [
    ...[answerFallback("http://rooms/"), answerFallback("http://rooms/else"), routeNotFound()],
    ...[await request("GET"), await request("DELETE")],
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 200, 405]);
  for (const { headers } of answers)
    expect([headers.get("x-content-type-options"), headers.get("content-security-policy")]).toEqual([
      "nosniff",
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ]);
});
