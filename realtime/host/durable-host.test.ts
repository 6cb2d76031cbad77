import { describe, expect, it } from "vitest";
import { type StorageInMemory, storageInMemory } from "#tests/support/realtime/realtime-storage.ts";
import { parseRealtimeEnv } from "../env.ts";
import { openDurableHost } from "./durable-host.ts";

const env = parseRealtimeEnv({
  REALTIME_SECRET: "secret-of-16-characters",
  EDGE_URL: "http://edge.invalid",
  REALTIME_URL: "http://rooms.invalid",
});

/** Rooms that return the URL of their request. */
function namespace(party: string, asked: string[]) {
  return {
    getByName: (room: string) => ({
      fetch: async (url: string, { method }: { readonly method: string }) => {
        asked.push(`${party}/${room} ${method} ${url}`);
        return Response.json({ taken: true });
      },
    }),
  };
}

function hostOn({ storage }: StorageInMemory, asked: string[] = []) {
  return openDurableHost({
    address: { party: "hub", room: "main" },
    env,
    bindings: {
      HUB: namespace("hub", asked),
      LIVE: namespace("live", asked),
      MATCH: namespace("match", asked),
    },
    storage,
    connections: () => [],
    answeredPingAt: () => null,
  });
}

describe("a room on a Durable Object", () => {
  it("[HOST-14] A room does not keep the name that partyserver writes while nothing else is stored", async () => {
    const stored = storageInMemory();
    await stored.storage.put("__ps_name", "7");
    expect([...(await hostOn(stored).load())]).toEqual([]);
    expect([...stored.values]).toEqual([]);
  });

  it("[HOST-8] Removing the name keeps the alarm", async () => {
    const stored = storageInMemory();
    await stored.storage.put("__ps_name", "7");
    await hostOn(stored).ringAt(1_000);
    await hostOn(stored).load();
    expect([...stored.values]).toEqual([]);
    expect(stored.alarm()).toBe(1_000);
  });

  it("A room gets its saved values without the name", async () => {
    const stored = storageInMemory();
    const host = hostOn(stored);
    const pairs = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`key${at}`, `1:${at}`]));
    await stored.storage.put("__ps_name", "main");
    await host.save(pairs, []);
    await host.save({}, ["key299"]);
    const { key299: _removed, ...kept } = pairs;
    expect(Object.fromEntries(await host.load())).toEqual(kept);
  });

  it("[MATCH-8] An emptied room loses its alarm and its name with everything else", async () => {
    const stored = storageInMemory();
    const host = hostOn(stored);
    await stored.storage.put("__ps_name", "7");
    await host.save({ detail: "1:{}" }, []);
    await host.ringAt(1_000);
    await host.clear();
    expect([...stored.values]).toEqual([]);
    expect(stored.alarm()).toBeNull();
  });

  it("A room reaches other rooms by their bindings, under the signed path", async () => {
    const asked: string[] = [];
    const outcome = await hostOn(storageInMemory(), asked).fetch({
      to: { party: "live", room: "0" },
      method: "POST",
      path: "/parties/live/0",
      headers: {},
      body: "{}",
    });
    expect(outcome).toMatchObject({ status: 200, body: { taken: true } });
    expect(asked).toEqual(["live/0 POST http://rooms.invalid/parties/live/0"]);
  });
});
