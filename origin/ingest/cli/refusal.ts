/** An error for the user at the terminal: cause, place, and remedy. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly lines: readonly string[];
  /** 1 for files and servers, 2 for an invalid command line. */
  readonly exitCode: 1 | 2;

  constructor(lines: readonly string[], exitCode: 1 | 2 = 1) {
    super(lines[0]);
    this.lines = lines;
    this.exitCode = exitCode;
  }
}

/** A line without controls: a provider's text could clear or recolour the terminal. */
const printable = (line: string): string => line.replace(/[^\P{Cc}\t\n]/gu, "");

/** Runs a command and turns its refusal into text and an exit code; other exceptions are bugs. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    for (const line of thrown.lines) process.stderr.write(`${printable(line)}\n`);
    process.exitCode = thrown.exitCode;
  }
}
