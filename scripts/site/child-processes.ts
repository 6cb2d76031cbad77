import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A process that a start of the site has begun. */
export interface ChildProcess {
  readonly pid: number;
  /** When it began, in the system's own unit: another process may have its id later. */
  readonly started: string;
}

interface ListedProcess extends ChildProcess {
  readonly parent: number;
}

const LOOK_AGAIN_MS = 20;
/** The system ends a process within milliseconds; beyond that it waits for a disk. */
const ENDED_WITHIN_MS = 5_000;

/** Linux: fields 3 (state; Z has ended), 4 and 22 of /proc/<pid>/stat (proc_pid_stat(5)), counted after the name, which may hold anything. */
function readProc(): ListedProcess[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (fields[0] === "Z") return [];
      return [{ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? "" }];
    } catch {
      // It ended between the two reads.
      return [];
    }
  });
}

function readPs(): ListedProcess[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,lstart="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? [];
    return pid && parent && started ? [{ pid: Number(pid), parent: Number(parent), started }] : [];
  });
}

const processes = (): ListedProcess[] => (existsSync("/proc/self/stat") ? readProc() : readPs());

/** Every process below one, however deep, the nearest first. */
export function descendantsOf(pid: number): readonly ChildProcess[] {
  const childrenOf = Map.groupBy(processes(), ({ parent }) => parent);
  const found: ChildProcess[] = [];
  for (let level = [pid]; level.length > 0; ) {
    const children = level.flatMap((one) => childrenOf.get(one) ?? []);
    found.push(...children.map(({ pid: id, started }) => ({ pid: id, started })));
    level = children.map((child) => child.pid);
  }
  return found;
}

function stillRunning(children: readonly ChildProcess[]): readonly ChildProcess[] {
  const running = new Map(processes().map(({ pid, started }) => [pid, started]));
  return children.filter(({ pid, started }) => running.get(pid) === started);
}

/** Kills those that still run and waits until they are gone. Gives their number. */
async function end(children: readonly ChildProcess[]): Promise<number> {
  // Their own children may be younger than the record.
  const noted = stillRunning(children);
  const left = [...noted, ...noted.flatMap(({ pid }) => descendantsOf(pid))];
  for (const { pid } of left)
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended by itself.
    }
  const deadline = Date.now() + ENDED_WITHIN_MS;
  while (stillRunning(left).length > 0 && Date.now() < deadline) await pause(LOOK_AGAIN_MS);
  return left.length;
}

const recordIn = (dataDir: string): string => join(dataDir, "processes.json");

/** Notes the processes of a start in its data folder. */
export function recordChildren(dataDir: string, children: readonly ChildProcess[]): void {
  writeFileSync(recordIn(dataDir), JSON.stringify(children), { mode: 0o600 });
}

/** Reads a record and removes it; empty where there is none, or none that can be read. */
function takeRecord(path: string): readonly ChildProcess[] {
  try {
    const text = readFileSync(path, "utf8");
    rmSync(path, { force: true });
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** Ends the leftover processes of the last start on a data folder that no other site holds; returns their number. */
export async function endOrphans(dataDir: string): Promise<number> {
  const children = takeRecord(recordIn(dataDir));
  return await end(children);
}
