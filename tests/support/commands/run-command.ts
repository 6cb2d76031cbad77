import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";

const root = join(import.meta.dirname, "../../..");
/** The commands run on the project's Node, whatever runs the tests. */
const node = join(root, "node_modules/node/bin/node");

/** Each run starts its own Node process, on a machine that may be busy with other tests. */
export const allowSlowCommands = () => void vi.setConfig({ testTimeout: 30_000 });

interface RunOptions {
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Working directory; by default the project's. */
  readonly cwd?: string | undefined;
}

/** Runs a command of the project (`origin/ingest/cli/import.ts`) as npm would, with no variables of this machine but PATH. */
export async function runCommand(
  script: string,
  args: readonly string[],
  { env, cwd = root }: RunOptions = {},
) {
  const child = spawn(node, [join(root, script), ...args], { cwd, env: { PATH: process.env.PATH, ...env } });
  const ended = once(child, "close");
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code: code as number, stdout, stderr };
}
