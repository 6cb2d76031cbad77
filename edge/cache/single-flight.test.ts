import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newFlights = () => createSingleFlight<string>({ now: () => Date.now(), patienceMs: 1000 });
const never = () => new Promise<string>(() => undefined);

it("Single flight runs equal work once and gives all callers its result", async () => {
  const flights = newFlights();
  const work = vi.fn(async () => "done");
  const joined = [1, 2, 3].map(() => flights.join("k", work, () => undefined));
  expect(await Promise.all(joined.map(({ result }) => result))).toEqual(["done", "done", "done"]);
  expect(joined.map(({ isLeader }) => isLeader)).toEqual([true, false, false]);
  expect(work).toHaveBeenCalledOnce();
});

it("Single flight starts again after the work has succeeded or failed", async () => {
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

it("A follower whose leader was cut off does the work itself, once for all followers", async () => {
  const flights = newFlights();
  flights.join("k", never, () => undefined);
  const work = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve("rescued"), 100)));
  const followers = [1, 2, 3].map(() => flights.join("k", work, () => undefined).result);
  await vi.advanceTimersByTimeAsync(1100);
  expect(await Promise.all(followers)).toEqual(["rescued", "rescued", "rescued"]);
  expect(work).toHaveBeenCalledOnce();
});

it("The leader's work continues after its reader disconnects", () => {
  const flights = newFlights();
  const kept: Promise<unknown>[] = [];
  flights.join(
    "k",
    async () => "done",
    (task) => void kept.push(task),
  );
  expect(kept).toHaveLength(1);
});
