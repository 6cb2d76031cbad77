import { readdirSync, readFileSync } from "node:fs";

/**
 * The cost of a process group so far, from /proc: a server can be several processes (PartyKit: its head and workerd).
 */
export interface ProcessCost {
  readonly cpu_s: number;
  readonly rss_bytes: number;
}

/** Clock ticks a second, as Linux reports CPU time on every machine that runs this. */
const TICKS = 100;
const PAGE_BYTES = 4096;

interface ProcessStat {
  readonly parent: number;
  readonly group: number;
  readonly ticks: number;
  readonly pages: number;
}

/** One process; null when it has ended meanwhile. The name, in brackets, may hold any characters. */
function statOf(pid: string): ProcessStat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const field = (place: number) => Number(fields[place - 3]);
    return { parent: field(4), group: field(5), ticks: field(14) + field(15), pages: field(24) };
  } catch {
    return null;
  }
}

export function costOf(group: number): ProcessCost {
  const members = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? [])
    .filter((stat) => stat.group === group);
  if (members.length === 0) throw new Error(`nobody of process group ${group} is left`);
  return {
    cpu_s: members.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS,
    rss_bytes: members.reduce((sum, { pages }) => sum + pages, 0) * PAGE_BYTES,
  };
}

/** CPU seconds so far of the children of this process, by their ids. */
export function childrenCpu(): ReadonlyMap<string, number> {
  const stats = readdirSync("/proc").flatMap((pid) => {
    const stat = /^\d+$/.test(pid) ? statOf(pid) : null;
    return stat?.parent === process.pid ? [[pid, stat.ticks / TICKS] as const] : [];
  });
  return new Map(stats);
}

/** Maximum number of open files of a process: each socket is one. Node raises its own limit to this by itself. */
export function openFilesMax(): number {
  const limit = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
  return limit === "unlimited" ? Number.POSITIVE_INFINITY : Number(limit);
}
