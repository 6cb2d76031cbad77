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
function namespace(party: string, requested: string[]) {
  return {
    getByName: (room: string) => ({
      fetch: async (url: string, { method }: { readonly method: string }) => {
        requested.push(`${party}/${room} ${method} ${url}`);
        return Response.json({ taken: true });
      },
    }),
  };
}

function hostOn({ storage }: StorageInMemory, requested: string[] = []) {
  return openDurableHost({
    address: { party: "hub", room: "main" },
    env,
    bindings: {
      HUB: namespace("hub", requested),
      LIVE: namespace("live", requested),
      MATCH: namespace("match", requested),
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
    await hostOn(stored).setTimers(new Map([["hub", 1_000]]));
    await hostOn(stored).load();
    expect([...stored.values]).toEqual([]);
    expect(stored.alarm()).toBe(1_000);
  });

  it("[HOST-8] An alarm of an earlier release, which had no names, rings all timers at its time", async () => {
    const stored = storageInMemory();
    const at = Date.now() - 1;
    await stored.storage.setAlarm(at);
    const host = hostOn(stored);
    await host.load();
    await host.setTimers(new Map([["topics", at + 60_000]]));
    expect(stored.alarm()).toBe(at);
    stored.ring();
    expect(host.dueTimers()).toBeNull();
    await host.setTimers(new Map());
    expect(stored.alarm()).toBe(at + 60_000);
  });

  it("[HOST-8] Timers ring by name in the next memory, and are no value of the room", async () => {
    const stored = storageInMemory();
    const [soon, later] = [Date.now() - 60_000, Date.now() - 1];
    await hostOn(stored).setTimers(
      new Map([
        ["topics", soon],
        ["room-end", later],
      ]),
    );
    const host = hostOn(stored);
    expect([...(await host.load())]).toEqual([]);
    stored.ring();
    expect(host.dueTimers()).toBeNull();
    await host.setTimers(new Map());
    expect(host.dueTimers()).toEqual(["room-end"]);
    await host.setTimers(new Map([["room-end", null]]));
    expect([...stored.values]).toEqual([]);
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
    await host.setTimers(
      new Map([
        ["topics", 1_000],
        ["room-end", 2_000],
      ]),
    );
    await host.clear();
    expect([...stored.values]).toEqual([]);
    expect(stored.alarm()).toBeNull();
  });

  it("A room reaches other rooms by their bindings, under the signed path", async () => {
    const requested: string[] = [];
    const outcome = await hostOn(storageInMemory(), requested).fetch({
      to: { party: "live", room: "0" },
      method: "POST",
      path: "/parties/live/0",
      headers: {},
      body: "{}",
    });
    expect(outcome).toMatchObject({ status: 200, body: { taken: true } });
    expect(requested).toEqual(["live/0 POST http://rooms.invalid/parties/live/0"]);
  });
});
