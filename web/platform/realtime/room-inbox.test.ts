import { expect, it } from "vitest";
import { changeOf, type RoomState } from "./room-inbox.ts";

const state = (sync: RoomState["sync"], error: RoomState["error"] = null): RoomState => ({
  ...{ sync, error },
  position: { epoch: "e", seq: 4 },
});

it.each([
  [state("waiting"), state("synced"), "synced"],
  [state("synced"), state("synced"), "changed"],
  [state("synced"), state("resync-needed"), "gap"],
  [state("waiting"), state("resync-needed"), "gap"],
  [state("waiting"), state("waiting", "betting_hidden"), "waiting"],
  [state("synced"), state("synced", "protocol_unsupported"), "refused"],
])("From %j to %j, the change of a room's state is: %s", (before, after, change) => {
  expect(changeOf(before, after)).toBe(change);
});

it("A message that leaves the state as it is changes nothing", () => {
  const same = state("synced");
  expect(changeOf(same, same)).toBe("none");
});
