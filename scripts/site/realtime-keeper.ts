import type { Realtime } from "./realtime.ts";

const MAX_RESTARTS = 5;
/** A process that lived longer than this had come up; the count of failures restarts. */
const SETTLED_MS = 60_000;

/** Interval of health checks of a process. */
export const WATCH_MS = 5000;
/**
 * Health checks missed in a row before a process ends. One that starts or opens hundreds of rooms is silent for half a
 * minute and recovers; one that refuses all connections never does.
 */
const MISSES_ALLOWED = { silent: 12, gone: 3 };

/** Keeps one realtime process running: a process that dies or hangs is restarted, each time a little later. */
export interface RealtimeKeeper {
  start(): void;
  stop(how?: "politely" | "at once"): Promise<void>;
  /** The current process's end, for callers that wait until it answers. */
  exited(): Promise<string>;
}

interface KeeperOptions {
  readonly spawn: () => Realtime;
  readonly log: (text: string) => void;
  /** Called when it gives up. */
  readonly onGivenUp: (why: string) => void;
}

/** Makes a keeper; nothing runs before `start`. */
export function createRealtimeKeeper({ spawn, log, onGivenUp }: KeeperOptions): RealtimeKeeper {
  let current: Realtime | null = null;
  let restarts = 0;
  let pause: NodeJS.Timeout | undefined;

  /** Ends a process that lives but answers no request; its end is then handled like any other. */
  function watch(realtime: Realtime): void {
    let answered = false;
    let misses = 0;
    const timer = setInterval(async () => {
      const pulse = await realtime.pulse();
      if (pulse === "answers") {
        answered = true;
        misses = 0;
        return;
      }
      misses += 1;
      // Before its first response it refuses connections too, on a busy machine for long.
      const allowed = answered ? MISSES_ALLOWED[pulse] : MISSES_ALLOWED.silent;
      if (current !== realtime || misses < allowed) return;
      clearInterval(timer);
      log("realtime does not respond any more; ending it");
      await realtime.stop("at once");
    }, WATCH_MS);
    void realtime.exited.then(() => clearInterval(timer));
  }

  function start(): void {
    const startedAt = Date.now();
    const realtime = spawn();
    current = realtime;
    watch(realtime);
    void realtime.exited.then((why) => {
      if (current !== realtime) return;
      current = null;
      if (Date.now() - startedAt > SETTLED_MS) restarts = 0;
      if (restarts >= MAX_RESTARTS) return onGivenUp(why);
      restarts += 1;
      const delayMs = 500 * 2 ** (restarts - 1);
      log(`realtime ended (${why.split("\n")[0]}); starting it again in ${delayMs / 1000} s`);
      pause = setTimeout(start, delayMs);
    });
  }

  return {
    start,
    async stop(how) {
      clearTimeout(pause);
      const stopped = current;
      current = null;
      await stopped?.stop(how);
    },
    exited: () => current?.exited ?? Promise.resolve("not running"),
  };
}
