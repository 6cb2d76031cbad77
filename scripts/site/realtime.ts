import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import type { Betting } from "#shared/odds/betting.ts";
import { childEnvironment } from "../child-environment.ts";
import { PARTYKIT_CLI, variablesOverriddenByDotEnv, writePartyKitConfig } from "../partykit-config.ts";
import type { Secrets } from "./secrets.ts";
import { SiteError } from "./site-error.ts";

/** Result of a health check: a response, a connection without a response in time, or no connection. */
export type Pulse = "answers" | "silent" | "gone";

/** The realtime tier as a process of its own (PartyKit's command line with its own workerd). */
export interface Realtime {
  readonly pid: number;
  /** Settles with its last output when the process is gone. */
  readonly exited: Promise<string>;
  /** Checks whether it still answers: its workerd can be gone while its parent process lives on. */
  pulse(): Promise<Pulse>;
  /** Ends it: politely, or at once as a crash would. */
  stop(how?: "politely" | "at once"): Promise<void>;
}

interface RealtimeOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly edgeUrl: string;
  readonly secrets: Secrets;
  readonly betting: Betting;
  /** How far the rooms' clock is ahead of the machine's. */
  readonly clockOffsetMs?: number;
}

/** The same parties with their clock shifted. */
const SHIFTED_CONFIG = "scripts/site/clock/partykit.json";

const POLITE_MS = 5000;
const ANSWER_MS = 3000;
const LAST_LINES = 15;

/** Writes PartyKit's configuration: it hands its rooms no variable of its environment. */
function writeConfig({
  port,
  dataDir,
  edgeUrl,
  secrets,
  betting,
  clockOffsetMs = 0,
}: RealtimeOptions): string {
  const folder = resolve(dataDir, "realtime");
  const vars = {
    REALTIME_SECRET: secrets.realtimeSecret,
    ...{ EDGE_URL: edgeUrl, REALTIME_URL: `http://127.0.0.1:${port}`, BETTING: betting },
    CHAT_BLOCKED_WORDS: process.env.CHAT_BLOCKED_WORDS ?? "",
  };
  const overridden = variablesOverriddenByDotEnv(vars);
  if (overridden.length > 0)
    throw new SiteError(
      `PartyKit would read ${overridden.join(", ")} from the nearest .env or .env.local: remove it there and set it in the environment.`,
    );
  if (clockOffsetMs === 0) return writePartyKitConfig(folder, vars);
  return writePartyKitConfig(folder, { ...vars, CLOCK_OFFSET_MS: String(clockOffsetMs) }, SHIFTED_CONFIG);
}

/** Starts PartyKit. It has a process group of its own, so that its workerd always ends with it. */
export function startRealtime(options: RealtimeOptions): Realtime {
  const { port, dataDir } = options;
  const config = writeConfig(options);
  const child = spawn(
    process.execPath,
    [
      ...[PARTYKIT_CLI, "dev", "--config", config],
      ...["--port", String(port), "--persist", resolve(dataDir, "partykit")],
      ...["--no-hotkeys", "--disable-request-cf-fetch"],
    ],
    {
      ...{ detached: true, stdio: ["ignore", "pipe", "pipe"] },
      env: childEnvironment(["PARTYKIT_LOG"], { CI: "1" }),
    },
  );
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      lastLines.push(...text.split("\n").filter((line) => line.trim() !== ""));
      lastLines.splice(0, lastLines.length - LAST_LINES);
      if (process.env.DEBUG_REALTIME) process.stderr.write(text);
    });
  }
  const exited = new Promise<string>((settle) => {
    child.once("error", (error) => settle(error.message));
    child.once("exit", (code, signal) => settle([`exit ${code ?? signal}`, ...lastLines].join("\n  ")));
  });
  // Should this process end by a fault of its own, the group must not outlive it.
  const killGroup = () => signalGroup(child, "SIGKILL");
  process.once("exit", killGroup);
  void exited.then(() => {
    // Its workerd survives a crash of the process above it and would keep the port.
    killGroup();
    process.off("exit", killGroup);
  });
  return {
    pid: child.pid ?? 0,
    exited,
    pulse: () => pulseAt(`http://127.0.0.1:${port}/`),
    stop: (how = "politely") => end(child, exited, how),
  };
}

async function pulseAt(url: string): Promise<Pulse> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    await response.body?.cancel();
    return "answers";
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "silent" : "gone";
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    // Minus: the whole group.
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has no process left, which is the aim.
  }
}

async function end(child: ChildProcess, exited: Promise<string>, how: "politely" | "at once"): Promise<void> {
  if (how === "politely") {
    // Only its head: that one ends the others in order, with everything stored.
    child.kill("SIGTERM");
    const timer = setTimeout(() => signalGroup(child, "SIGKILL"), POLITE_MS);
    await exited;
    clearTimeout(timer);
  }
  signalGroup(child, "SIGKILL");
  await exited;
}
