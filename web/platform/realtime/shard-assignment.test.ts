import { describe, expect, it } from "vitest";
import { assignShard } from "./shard-assignment.ts";

const moved = (room: unknown) => ({ type: "moved", room, sent_at_ms: 1 });

describe("a page's shard assignment", () => {
  it("the page moves to the shard that the room names", () => {
    const seat = assignShard("match/7");
    expect(seat.movedBy(moved("match/7~2"))).toBe(true);
    expect(seat.room()).toBe("match/7~2");
    expect(seat.movedBy(moved("match/7~3"))).toBe(true);
    expect(seat.room()).toBe("match/7~3");
  });

  it.each([
    moved("match/8~1"),
    moved("match/77~1"),
    moved("live/7~1"),
    moved(7),
    moved("match/7"),
    { type: "resumed" },
    null,
  ])("the page stays in its room at %j", (message) => {
    const seat = assignShard("match/7");
    expect(seat.movedBy(message)).toBe(false);
    expect(seat.room()).toBe("match/7");
  });

  it("the page returns to the room when a shard sends it there, and never moves to its own place", () => {
    const seat = assignShard("match/7");
    seat.movedBy(moved("match/7~2"));
    expect(seat.movedBy(moved("match/7~2"))).toBe(false);
    expect(seat.movedBy(moved("match/7"))).toBe(true);
    expect(seat.room()).toBe("match/7");
  });

  it("the page returns to the room when the shard fails three times in a row", () => {
    const seat = assignShard("match/7");
    seat.movedBy(moved("match/7~2"));
    seat.lost();
    seat.lost();
    seat.kept();
    seat.lost();
    seat.lost();
    expect(seat.room()).toBe("match/7~2");
    seat.lost();
    expect(seat.room()).toBe("match/7");
  });
});
