import { describe, expect, it } from "vitest";
import type { TimerName } from "../rooms/room.ts";
import { RoomTimers } from "./room-timers.ts";

const at = (...times: readonly [TimerName, number | null][]) => new Map(times);

describe("the timers of a room", () => {
  it("The alarm is set to the earliest timer, and the timers that are due ring by name", () => {
    const timers = new RoomTimers({ alarm_ms: null, later: null });
    timers.ring(0);
    timers.set(at(["topics", 20], ["room-end", 90], ["source-check", 10]));
    expect(timers.set(at(["topics", 5])).after).toMatchObject({ alarm_ms: 5 });
    expect(timers.ring(10)).toEqual(["topics", "source-check"]);
    expect(timers.set(at(["topics", null], ["source-check", null])).after).toEqual({
      alarm_ms: 90,
      later: null,
    });
  });

  it("A time that is set again is no change for the platform", () => {
    const timers = new RoomTimers({ alarm_ms: null, later: null });
    timers.set(at(["topics", 20], ["room-end", 90]));
    const { before, after } = timers.set(at(["topics", 20]));
    expect(after).toEqual(before);
  });

  it("[HOST-8] After the memory was lost the later timers ring by name, and the earliest rings all of the room", () => {
    const { after } = new RoomTimers({ alarm_ms: null, later: null }).set(
      at(["topics", 20], ["room-end", 90]),
    );
    const woken = new RoomTimers(after);
    expect(woken.ring(20)).toBeNull();
    expect(woken.set(at()).after).toEqual({ alarm_ms: 90, later: null });
    expect(woken.ring(90)).toEqual(["room-end"]);
  });

  it("[HOST-8] An alarm of an earlier release rings all timers at its time, however many are set meanwhile", () => {
    const timers = new RoomTimers({ alarm_ms: 90, later: null });
    expect(timers.set(at(["topics", 20])).after).toEqual({ alarm_ms: 20, later: '[["",90]]' });
    expect(timers.ring(20)).toEqual(["topics"]);
    expect(timers.set(at(["topics", null])).after).toEqual({ alarm_ms: 90, later: null });
    expect(timers.ring(90)).toBeNull();
  });

  it("A room that its alarm woke rings all its timers, and an alarm set again by name is that timer's", () => {
    expect(new RoomTimers({ alarm_ms: null, later: "[" }).ring(5)).toBeNull();
    const timers = new RoomTimers({ alarm_ms: 90, later: null });
    timers.set(at(["room-end", 90]));
    expect(timers.ring(90)).toEqual(["room-end"]);
  });

  it("[HOST-8] An alarm that failed rings the same timers again", () => {
    const timers = new RoomTimers({ alarm_ms: 20, later: '[["room-end",20]]' });
    expect([timers.ring(20), timers.ring(20)]).toEqual([null, null]);
    timers.set(at(["topics", 30]));
    expect([timers.ring(30), timers.ring(30)]).toEqual([
      ["room-end", "topics"],
      ["room-end", "topics"],
    ]);
  });

  it("[MATCH-8] An emptied room has no timers", () => {
    const timers = new RoomTimers({ alarm_ms: 90, later: '[["topics",100]]' });
    timers.clear();
    expect(timers.set(at()).after).toEqual({ alarm_ms: null, later: null });
  });
});
