import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newFlights = () => createSingleFlight<string>({ now: () => Date.now(), patienceMs: 1000 });
const never = () => new Promise<string>(() => undefined);

it("runs equal work once and gives everybody its result", async () => {
  const flights = newFlights();
  const work = vi.fn(async () => "done");
  const joined = [1, 2, 3].map(() => flights.join("k", work, () => undefined));
  expect(await Promise.all(joined.map(({ result }) => result))).toEqual(["done", "done", "done"]);
  expect(joined.map(({ isLeader }) => isLeader)).toEqual([true, false, false]);
  expect(work).toHaveBeenCalledOnce();
});

it("begins anew after the work has ended, well or badly", async () => {
  const flights = newFlights();
  const failing = flights.join(
    "k",
    () => Promise.reject(new Error("no")),
    () => undefined,
  ).result;
  await expect(failing).rejects.toThrow("no");
  expect(flights.isRunning("k")).toBe(false);
  expect(
    await flights.join(
      "k",
      async () => "again",
      () => undefined,
    ).result,
  ).toBe("again");
});

it("lets a follower whose leader was cut off do the work itself, once for all of them", async () => {
  const flights = newFlights();
  flights.join("k", never, () => undefined);
  const work = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve("rescued"), 100)));
  const followers = [1, 2, 3].map(() => flights.join("k", work, () => undefined).result);
  await vi.advanceTimersByTimeAsync(1100);
  expect(await Promise.all(followers)).toEqual(["rescued", "rescued", "rescued"]);
  expect(work).toHaveBeenCalledOnce();
});

it("keeps the leader's work alive beyond its reader", () => {
  const flights = newFlights();
  const kept: Promise<unknown>[] = [];
  flights.join(
    "k",
    async () => "done",
    (task) => void kept.push(task),
  );
  expect(kept).toHaveLength(1);
});
