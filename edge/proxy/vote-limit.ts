/** Votes a minute: of one reader who keeps changing his mind, and of one address, which many may share. */
const MOST = { voter: 10, address: 30 } as const;
/** How long a vote counts against the limit. */
export const WINDOW_SECONDS = 60;
/** Remembered at once; beyond, those that came first are forgotten first. */
const MAX_KEYS = 10_000;

interface Window {
  readonly startedMs: number;
  readonly count: number;
}

/** Counts a try; false when it is one too many. */
export type VoteLimit = (kind: keyof typeof MOST, who: string) => boolean;

/**
 * How often somebody may vote. Kept in the isolate's memory: a flood costs no write, and addresses are neither stored
 * nor passed on. So the limit holds for each isolate; a reader's address meets one or a few of them.
 */
export function createVoteLimit(now: () => number): VoteLimit {
  const windows = new Map<string, Window>();
  return (kind, who) => {
    const key = `${kind}/${who}`;
    const nowMs = now();
    const known = windows.get(key);
    const { startedMs, count } =
      known && nowMs - known.startedMs < WINDOW_SECONDS * 1000 ? known : { startedMs: nowMs, count: 0 };
    windows.delete(key);
    windows.set(key, { startedMs, count: count + 1 });
    if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? key);
    return count < MOST[kind];
  };
}

/**
 * Whose limit a request counts for. The platform sets the header and takes it from callers. Of an IPv6 address only
 * the network: a household has 2^64 of the others.
 */
export function addressOf(request: Request): string {
  const address = request.headers.get("cf-connecting-ip") ?? "unknown";
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(missing).fill("0"), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
