import { spawn } from "node:child_process";
import { once } from "node:events";
import { messageOf } from "#shared/errors/index.ts";
import { childEnvironment } from "./child-environment.ts";

/** How a command ended and everything it printed. */
export interface StepResult {
  readonly code: number;
  readonly output: string;
  /** Standard output alone, without warnings and errors. */
  readonly stdout: string;
}

interface StepOptions {
  /** Variables of this process that the command gets beside the system's (child-environment.ts). */
  readonly variables?: readonly string[];
  /** Variables with values of the command's own. */
  readonly env?: NodeJS.ProcessEnv;
  /** Folder that the command runs in; that of this process without one. */
  readonly cwd?: string;
  /** True shows the output while it comes as well. */
  readonly live?: boolean;
  /** Standard input of the command; for data that must not be in its arguments. */
  readonly input?: string;
}

/** Runs a command to its end; a command that cannot be started counts as failed. */
export async function runStep(
  command: string,
  args: readonly string[],
  options: StepOptions = {},
): Promise<StepResult> {
  const child = spawn(command, args, {
    stdio: ["pipe", "pipe", "pipe"],
    env: childEnvironment(options.variables, options.env),
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  // A command that does not read its input closes it early; its exit code says more.
  child.stdin.on("error", () => undefined);
  child.stdin.end(options.input ?? "");
  let output = "";
  let stdout = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (stream === child.stdout) stdout += text;
      if (options.live) process.stdout.write(text);
    });
  }
  try {
    const [code] = await once(child, "close");
    return { code: typeof code === "number" ? code : 1, output, stdout };
  } catch (error) {
    return { code: 127, output: `${command}: ${messageOf(error)}`, stdout };
  }
}
