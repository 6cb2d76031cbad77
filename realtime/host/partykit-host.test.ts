import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type * as Party from "partykit/server";
import { afterEach, describe, expect, it } from "vitest";
import { type StorageInMemory, storageInMemory } from "#tests/support/realtime/realtime-storage.ts";
import { stub } from "#tests/support/stub.ts";
import { parseRealtimeEnv } from "../env.ts";
import { openPartyKitHost } from "./partykit-host.ts";

/** A room as PartyKit gives it: without name and neighbours when an alarm woke it. */
function roomOn({ storage }: StorageInMemory, id: string | null): Party.Room {
  const unknown = () => {
    throw new Error("not known in a room that an alarm woke");
  };
  return stub({
    storage,
    get id() {
      return id ?? unknown();
    },
    context: {
      get parties() {
        return id === null ? unknown() : {};
      },
    },
    getConnections: () => [],
  });
}

const envOf = (REALTIME_URL: string) =>
  parseRealtimeEnv({
    REALTIME_SECRET: "secret-of-16-characters",
    EDGE_URL: "http://edge.invalid",
    REALTIME_URL,
  });
const env = envOf("http://rooms.invalid");

describe("a room on PartyKit", () => {
  let close = () => undefined as unknown;
  afterEach(() => close());

  it("[MATCH-8] Opening a room leaves nothing in its storage", async () => {
    const stored = storageInMemory();
    await openPartyKitHost(roomOn(stored, "7"), "match", env);
    expect([...stored.values]).toEqual([]);
  });

  it("[HOST-14] A room knows its name when an alarm wakes it, and stores it only while an alarm is set", async () => {
    const stored = storageInMemory();
    const host = await openPartyKitHost(roomOn(stored, "7"), "match", env);
    await host.setTimers(new Map([["hub", 1]]));
    expect([...(await host.load())]).toEqual([]);
    stored.ring();
    const woken = await openPartyKitHost(roomOn(stored, null), "match", env);
    expect(woken.address).toEqual({ party: "match", room: "7" });
    expect(stored.alarm()).toBeNull();
    expect(woken.dueTimers()).toBeNull();
    await woken.setTimers(new Map());
    expect([...stored.values]).toEqual([]);
  });

  it("[HOST-14] A room keeps its name while the next alarm is set", async () => {
    const stored = storageInMemory();
    const host = await openPartyKitHost(roomOn(stored, "main"), "hub", env);
    await host.setTimers(new Map([["hub", 1]]));
    stored.ring();
    const woken = await openPartyKitHost(roomOn(stored, null), "hub", env);
    woken.dueTimers();
    await woken.setTimers(new Map([["hub", Date.now()]]));
    stored.ring();
    const again = await openPartyKitHost(roomOn(stored, null), "hub", env);
    expect(again.address.room).toBe("main");
  });

  it("[HOST-8] A room sets an alarm again that was lost with the host", async () => {
    const stored = storageInMemory();
    const host = await openPartyKitHost(roomOn(stored, "main"), "hub", env);
    const at = Date.now() + 60_000;
    await host.setTimers(new Map([["hub", at]]));
    stored.ring();
    await openPartyKitHost(roomOn(stored, "main"), "hub", env);
    expect(stored.alarm()).toBe(at);
  });

  it("[HOST-8] An alarm of an earlier release, which had no names, rings all timers at its time", async () => {
    const stored = storageInMemory();
    const at = Date.now() + 60_000;
    await stored.storage.put("host:alarm", { at_ms: at, room: "7" });
    await stored.storage.setAlarm(at);
    const host = await openPartyKitHost(roomOn(stored, "7"), "match", env);
    await host.setTimers(new Map([["topics", at + 1]]));
    expect(stored.alarm()).toBe(at);
    stored.ring();
    const woken = await openPartyKitHost(roomOn(stored, null), "match", env);
    expect(woken.address.room).toBe("7");
    expect(woken.dueTimers()).toBeNull();
    await woken.setTimers(new Map());
    expect(stored.alarm()).toBe(at + 1);
  });

  it("[MATCH-8] An emptied room loses its alarm and the host's values with everything else", async () => {
    const stored = storageInMemory();
    const host = await openPartyKitHost(roomOn(stored, "7"), "match", env);
    await host.save({ detail: "1:{}" }, []);
    await host.setTimers(new Map([["room-end", Date.now() + 60_000]]));
    await host.clear();
    expect([...stored.values]).toEqual([]);
    expect(stored.alarm()).toBeNull();
  });

  it("[HOST-15] A room woken by an alarm reaches other rooms at the configured address, and nowhere else", async () => {
    const requested: string[] = [];
    const server = createServer((request, response) => {
      requested.push(`${request.headers.host}${request.url}`);
      response.end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    close = () => server.close();
    const { port } = server.address() as AddressInfo;
    const stored = storageInMemory();
    const first = await openPartyKitHost(roomOn(stored, "main"), "hub", env);
    await first.setTimers(new Map([["hub", 1]]));
    stored.ring();
    const host = await openPartyKitHost(roomOn(stored, null), "hub", envOf(`http://127.0.0.1:${port}`));
    const outcome = await host.fetch({
      to: { party: "live", room: "0" },
      method: "POST",
      path: "/parties/live/0",
      headers: {},
      body: "{}",
    });
    expect(outcome?.status).toBe(200);
    expect(requested).toEqual([`127.0.0.1:${port}/parties/live/0`]);
  });
});
