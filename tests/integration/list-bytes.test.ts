import { expect, it } from "vitest";
import { watchList } from "#tests/support/demo/list-reader.ts";

it("A reader of the list is sent at most 150 KB in 90 minutes with ten matches in play, and ends in origin's state", async () => {
  const { sim, shown, plain } = await watchList({ matches: 10, minutes: 90 });
  expect(sim.faults).toEqual([]);
  expect(plain.total_bytes).toBeLessThanOrEqual(150_000);
  // Ten matches with their goals, cards and corners: far fewer would mean that no changes were sent.
  expect(plain.by_type["rows-changed"]?.messages).toBeGreaterThan(150);
  expect([...shown.values()]).toHaveLength(10);
  for (const { detail } of sim.origin.values()) expect(shown.get(detail.match.id)).toEqual(detail.match);
});
