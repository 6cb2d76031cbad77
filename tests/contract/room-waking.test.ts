import { describe, expect, it } from "vitest";
import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import type { TestSocket } from "#tests/support/realtime/realtime-socket.ts";
import {
  errorCode,
  goalsOf,
  inPlay,
  live,
  positionOf,
  statusAndCode,
  typesIn,
  untilViewers,
  useRooms,
} from "./room-suite.ts";

/** The suite's tests of rooms that leave memory while pages stay, on every host where a test can cause it. */

/** Sequence numbers that a socket received, in the order of arrival. */
const placesIn = (socket: TestSocket): number[] =>
  socket.received.flatMap((text) => {
    const message = live.read(text);
    return message?.type === "snapshot" || message?.type === "rows-changed" ? [message.seq] : [];
  });

describe("rooms that leave memory", () => {
  const rooms = useRooms(startDurable);
  const { connect, nextId, publish, push } = rooms;

  it("[HOST-9] [HUB-5] an alarm wakes them, and pages hear what they would have heard", async () => {
    const id = nextId();
    await publish(inPlay(id, 0));
    const list = await connect("/parties/live/0?v=2");
    await live.until(list, (state) => goalsOf(state, id) === 0);
    const countBefore = typesIn(list).length;
    const moment = Date.now() + 1_200;
    rooms.edge.put(inPlay(id, 1), moment);
    await push(id);
    await rooms.host.hibernate();
    expect(Date.now()).toBeLessThan(moment);
    await live.until(list, (state) => goalsOf(state, id) === 1);
    expect(Date.now() - moment).toBeLessThan(1_000);
    expect(typesIn(list).slice(countBefore)).toEqual(["rows-changed"]);
    list.close();
  });

  it("[HOST-2] a client that reconnects gets exactly the messages it missed", async () => {
    const id = nextId();
    await publish(inPlay(id, 0));
    const first = await connect("/parties/live/0?v=2");
    const before = await live.until(first, (state) => goalsOf(state, id) === 0);
    const witness = await connect("/parties/live/0?v=2");
    first.close();
    await publish(inPlay(id, 2));
    await live.until(witness, (state) => goalsOf(state, id) === 2);
    await rooms.host.hibernate();
    const second = await connect(`/parties/live/0?v=2&since=${positionOf(before)}`);
    await second.waitFor((text) => live.read(text)?.type === "resumed");
    expect(typesIn(second)).not.toContain("snapshot");
    expect(goalsOf(live.fold(second, { ...before, sync: "waiting" }), id)).toBe(2);
    second.close();
    witness.close();
  });

  it("[HOST-7] strikes are counted on", async () => {
    const socket = await connect("/parties/live/0?v=2");
    for (let strike = 1; strike <= 5; strike += 1) {
      socket.send("nonsense");
      await socket.waitFor(() => socket.received.filter(errorCode).length === strike);
      await rooms.host.hibernate();
    }
    expect(await socket.closed).toEqual({ code: 4400, reason: "message_malformed" });
  });

  it("[HUB-3] a recorded push is refused by a hub that has left memory since", async () => {
    const { sendAgain } = await push(1);
    await rooms.host.hibernate();
    expect(await statusAndCode(await sendAgain())).toEqual({ status: 409, code: "request_replayed" });
  });

  it("[CHAT-17] a client that leaves while the room is out of memory is counted out once", async () => {
    const id = nextId();
    rooms.edge.put(inPlay(id, 0));
    const path = `/parties/match/${id}?v=2&chat=1`;
    const [stays, goes] = [await connect(path), await connect(path)];
    await connect(path);
    await untilViewers(stays, 3);
    await rooms.host.hibernate();
    goes.close();
    await untilViewers(stays, 2);
  });

  it("[HOST-5] [HOST-9] whenever they leave, no page misses a place or hears one twice", async () => {
    const ids = [nextId(), nextId(), nextId()];
    for (const id of ids) await publish(inPlay(id, 0));
    const pages = await Promise.all([1, 2, 3].map(() => connect("/parties/live/0?v=2")));
    const ROUNDS = 6;
    for (let goals = 1; goals <= ROUNDS; goals += 1) {
      await Promise.all(ids.map((id) => publish(inPlay(id, goals))));
      // Some rounds evict in the middle of a broadcast, some after it.
      if (goals % 2 === 0)
        for (const page of pages)
          await live.until(page, (state) => ids.every((id) => goalsOf(state, id) === goals));
      await rooms.host.hibernate();
    }
    for (const page of pages) {
      await live.until(page, (state) => ids.every((id) => goalsOf(state, id) === ROUNDS));
      const [first = 0, ...after] = placesIn(page);
      expect(after).toEqual(after.map((_, at) => first + at + 1));
      page.close();
    }
  });
});
