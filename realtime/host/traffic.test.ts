import { expect, it } from "vitest";
import { Traffic, UNACKNOWLEDGED_BYTES_MAX } from "./traffic.ts";

const MEGABYTE = "x".repeat(1024 * 1024);

it("[HOST-17] Unacknowledged bytes end the connection, and acknowledged ones do not", () => {
  const silent = new Traffic();
  for (let at = 0; at < 8; at += 1) silent.sent(MEGABYTE);
  expect(silent.fits()).toBe(false);
  const reader = new Traffic();
  for (let at = 1; at <= 1_000; at += 1) {
    reader.sent("x".repeat(40_000));
    if (at % 100 === 0) reader.acknowledged(at);
    expect(reader.fits()).toBe(true);
  }
});

it("[HOST-17] An acknowledgement of unsent messages is accepted once, as after the room's hibernation", () => {
  const liar = new Traffic();
  let queued = 0;
  for (let round = 1; liar.fits() && round < 100; round += 1) {
    for (let at = 0; at < 10 && liar.fits(); at += 1) {
      liar.sent(MEGABYTE);
      queued += 1;
    }
    liar.acknowledged(round * 1_000_000);
  }
  expect(queued).toBeLessThanOrEqual(16);
});

it("[HOST-17] Heartbeat responses count by their bytes", () => {
  const traffic = new Traffic();
  for (let at = 0; at < Math.floor(UNACKNOWLEDGED_BYTES_MAX / 68); at += 1) traffic.ponged("pong");
  expect(traffic.fits()).toBe(true);
  traffic.ponged("pong");
  expect(traffic.fits()).toBe(false);
});
