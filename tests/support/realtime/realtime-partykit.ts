import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { childEnvironment } from "#scripts/child-environment.ts";
import { PARTYKIT_CLI, writePartyKitConfig } from "#scripts/partykit-config.ts";
import { freePort } from "#scripts/site/ports.ts";
import { countRoomFiles, wireTo } from "./realtime-wire.ts";
import type { RoomHarness } from "./room-harness.ts";

/** The rooms on the real `partykit dev`, on a free port and with storage of its own. */

const START_MS = 30_000;

/** The process and its children (workerd) are one group, so that one signal ends all of them. */
async function start(
  port: number,
  persist: string,
  vars: Record<string, string>,
  onLog: (text: string) => void,
): Promise<ChildProcess> {
  const config = writePartyKitConfig(path.join(persist, "config"), vars);
  const flags = ["--port", String(port), "--no-hotkeys", "--disable-request-cf-fetch", "--persist", persist];
  const child = spawn(process.execPath, [PARTYKIT_CLI, "dev", "--config", config, ...flags], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: childEnvironment(["PARTYKIT_LOG"], { CI: "1" }),
  });
  let log = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    log += chunk;
    onLog(String(chunk));
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    log += chunk;
    onLog(String(chunk));
  });
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  kill(child);
  throw new Error(`partykit dev did not start:\n${log}`);
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

async function killAndWait(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });
  kill(child);
  await ended;
}

export async function startPartyKit(vars: Record<string, string>): Promise<RoomHarness> {
  const port = await freePort();
  const persist = await mkdtemp(path.join(tmpdir(), "rooms-"));
  const settings = { ...vars, REALTIME_URL: `http://127.0.0.1:${port}` };
  let log = "";
  const onLog = (text: string) => {
    log += text;
  };
  let child = await start(port, persist, settings, onLog);

  return {
    ...wireTo(port),
    answersPings: "room",
    hibernate: null,
    log: () => log,
    roomFiles: () => countRoomFiles(persist),
    async restart(whileDown) {
      await killAndWait(child);
      await whileDown?.();
      child = await start(port, persist, settings, onLog);
    },
    async close() {
      await killAndWait(child);
      await rm(persist, { recursive: true, force: true });
    },
  };
}
