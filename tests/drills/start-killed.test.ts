import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { childEnvironment } from "#scripts/child-environment.ts";
import { descendantsOf, endOrphans, recordChildren } from "#scripts/site/child-processes.ts";
import { freePort } from "#scripts/site/ports.ts";

/** `npm start` after `kill -9`, as on a machine short of memory. */

const dataDir = mkdtempSync(join(tmpdir(), "bongda-killed-"));
chmodSync(dataDir, 0o755);
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  await expect.poll(() => existsSync(join(dataDir, "processes.json")), { timeout: 20_000 }).toBe(false);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts the site on the ports and waits until it responds. */
async function start(port: number, realtimePort: number): Promise<ChildProcess> {
  const ports = ["--port", String(port), "--realtime-port", String(realtimePort)];
  const child = spawn(
    process.execPath,
    ["scripts/start.ts", "--no-build", "--no-demo", "--data-dir", dataDir, ...ports],
    { stdio: ["ignore", "pipe", "pipe"], env: childEnvironment() },
  );
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  await expect
    .poll(() => (child.exitCode === null ? output : `ended: ${output}`), { timeout: 60_000 })
    .toContain("Ctrl-C stops all of it");
  return child;
}

it("a start keeps its data to itself; a killed one leaves no process, and the next takes the same ports", async () => {
  const [port, realtimePort] = [await freePort(), await freePort()];
  const first = await start(port, realtimePort);
  const children = descendantsOf(first.pid ?? 0);
  // workerd of the site, PartyKit, its workerd, the watchdog.
  expect(children.length).toBeGreaterThanOrEqual(4);
  // The watchdog records children once a second.
  await expect.poll(() => existsSync(join(dataDir, "processes.json")), { timeout: 10_000 }).toBe(true);
  const opened = readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .map((name) => join(dataDir, name))
    .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
  expect(opened, "files that others may read").toEqual([]);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
  first.kill("SIGKILL");
  await expect.poll(() => children.filter(({ pid }) => isRunning(pid)), { timeout: 20_000 }).toEqual([]);
  const second = await start(port, realtimePort);
  second.kill("SIGTERM");
  await once(second, "exit");
}, 180_000);

it("a start ends the processes that a killed one left behind, and no other", async () => {
  const orphan = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
  const other = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
  started.push(orphan, other);
  const [left, stranger] = [orphan, other].map(({ pid }) =>
    descendantsOf(process.pid).find((child) => child.pid === pid),
  );
  if (!left || !stranger) throw new Error("the children are not listed");
  // Another process has the recorded id meanwhile.
  recordChildren(dataDir, [left, { ...stranger, started: "1" }]);
  const ended = once(orphan, "exit");
  expect(await endOrphans(dataDir)).toBe(1);
  await ended;
  expect(other.exitCode).toBeNull();
});
