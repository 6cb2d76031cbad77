import { format } from "node:util";

/** Levels of the console whose lines fail a test. */
type ConsoleLevel = "error" | "warn";

interface ConsoleLine {
  readonly level: ConsoleLevel;
  readonly text: string;
  /** Its stack says who wrote the line. */
  readonly at: Error;
}

/** Warnings of libraries that the site cannot prevent. */
const LIBRARY_NOISE: readonly RegExp[] = [
  // happy-dom 21 does not know the element, which HTML has had since 2023.
  /^The tag <search> is unrecognized in this browser\./,
];

let lines: ConsoleLine[] = [];
let expected: (readonly [level: ConsoleLevel, text: string | RegExp])[] = [];

/**
 * Expects the running test to write to the console; other lines fail it, and so does the lack of this one. May be
 * called before or after the write, and allows any number of such lines. `text` is a part of the line.
 */
export function expectConsole(level: ConsoleLevel, text: string | RegExp): void {
  expected.push([level, text]);
}

/** Keeps a line for {@link checkConsole}. `writer` is the function that was called in place of the console's. */
export function recordConsole(level: ConsoleLevel, values: readonly unknown[], writer: () => void): void {
  const text = format(...values);
  if (LIBRARY_NOISE.some((noise) => noise.test(text))) return;
  const at = new Error();
  Error.captureStackTrace(at, writer);
  lines.push({ level, text, at });
}

/** Throws unless the lines since the last check are the expected ones. */
export function checkConsole(): void {
  const [written, wanted] = [lines, expected];
  [lines, expected] = [[], []];
  const fits = (line: ConsoleLine, [level, text]: (typeof wanted)[number]) =>
    line.level === level && (typeof text === "string" ? line.text.includes(text) : text.test(line.text));
  const unexpected = written.filter((line) => !wanted.some((one) => fits(line, one)));
  const missing = wanted.filter((one) => !written.some((line) => fits(line, one)));
  const faults = [
    ...unexpected.map(({ level, text }) => `Unexpected console.${level}: ${text}`),
    ...missing.map(([level, text]) => `Missing console.${level}: ${text}`),
  ];
  if (faults.length === 0) return;
  const error = unexpected[0]?.at ?? new Error();
  error.message = faults.join("\n");
  throw error;
}
