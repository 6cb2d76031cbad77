/** Progress display on stderr, so that stdout has only the report. */
export interface Progress {
  /** `done` goes from 0 to 1 within a step. */
  step(name: string, done: number): void;
  /** Removes the bar. */
  finish(): void;
}

const WIDTH = 28;
const STEPS = ["reading", "converting", "sending", "storing"];

function bar(name: string, done: number): string {
  const whole = (Math.max(0, STEPS.indexOf(name)) + Math.min(1, done)) / STEPS.length;
  const full = Math.round(whole * WIDTH);
  return `\r[${"█".repeat(full)}${"░".repeat(WIDTH - full)}] ${String(Math.round(whole * 100)).padStart(3)} % ${name.padEnd(10)}`;
}

/** A bar on a terminal; elsewhere one line per step, so that a log stays readable. */
export function createProgress(
  stream: Pick<NodeJS.WriteStream, "isTTY"> & { write(text: string): boolean },
): Progress {
  let last = "";
  if (stream.isTTY) {
    return {
      step: (name, done) => stream.write(bar(name, done)),
      finish: () => stream.write(`\r${" ".repeat(WIDTH + 22)}\r`),
    };
  }
  return {
    step(name) {
      if (name !== last) stream.write(`${name} …\n`);
      last = name;
    },
    finish() {},
  };
}
