import { expect, it } from "vitest";
import { DEFAULT_TZ } from "#shared/time/index.ts";
import { formatTime } from "../format.ts";
import { shownZone } from "./shown-zone.ts";
import { inZone } from "./zone.server.ts";

const NOON = Date.UTC(2026, 10, 22, 12, 0) / 1000;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

it("a request's zone stays its own while others are answered in between, and ends with it", async () => {
  const answer = (zone: string) =>
    inZone(zone, async () => {
      const times = new Set<string>();
      for (let step = 0; step < 5; step += 1) {
        await pause();
        times.add(formatTime(NOON));
      }
      return [...times];
    });
  const [west, east] = await Promise.all([answer("-03:30"), answer("+09:00")]);
  expect([west, east]).toEqual([["08:30"], ["21:00"]]);
  expect(shownZone()).toBe(DEFAULT_TZ);
});
