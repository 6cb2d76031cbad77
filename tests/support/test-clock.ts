import { fileURLToPath } from "node:url";
import { realNow, shiftDate } from "#scripts/site/clock/shift-date.ts";

/**
 * The clock of tests that read the demo world. Its matches follow from the date, so on another day or at another hour a
 * test would meet other ones. TEST_NOW sets another time (ISO 8601), or `real` for the machine's own clock.
 */

/** A Saturday evening in Vietnam: leagues of every continent play. */
const DEFAULT_NOW = "2026-10-17T12:30:00Z";
const OFFSET_VARIABLE = "CLOCK_OFFSET_MS";
const SHIFT_COMMANDS = `--import ${fileURLToPath(new URL("../../scripts/site/clock/shift-node.ts", import.meta.url))}`;

/** The start time of a test run, milliseconds UTC; null for the machine's own clock. */
export function testNow(): number | null {
  const configured = process.env.TEST_NOW || DEFAULT_NOW;
  if (configured === "real") return null;
  const atMs = Date.parse(configured);
  if (Number.isNaN(atMs)) throw new Error(`TEST_NOW is neither a moment nor "real": ${configured}`);
  return atMs;
}

let offsetMs = 0;

/** How far this process's clock is ahead of the machine's, in milliseconds: 0 unless {@link startTestClock} was called. */
export const clockOffset = (): number => offsetMs;

/** Shifts this process's clock, and that of commands it starts. A process that a shifted one started has its offset. */
export function startTestClock(): void {
  const atMs = testNow();
  const inherited = process.env[OFFSET_VARIABLE];
  setClock(inherited === undefined ? (atMs === null ? 0 : atMs - realNow()) : Number(inherited));
}

/** Shifts the clock to another moment, milliseconds UTC. */
export const moveTestClock = (atMs: number): void => setClock(atMs - realNow());

/** Restores the process's own clock: files of vitest share a process. */
export const stopTestClock = (): void => setClock(0);

function setClock(ms: number): void {
  offsetMs = ms;
  shiftDate(ms);
  const options = (process.env.NODE_OPTIONS ?? "").replace(SHIFT_COMMANDS, "").trim();
  if (ms === 0) {
    delete process.env[OFFSET_VARIABLE];
    process.env.NODE_OPTIONS = options;
  } else {
    process.env[OFFSET_VARIABLE] = String(ms);
    process.env.NODE_OPTIONS = `${options} ${SHIFT_COMMANDS}`.trim();
  }
}
