/**
 * Single flight: concurrent callers of equal work share one result.
 *
 * Workerd binds I/O to the request that began it. Since 2024-10 a promise of another request may be awaited
 * (compatibility flag handle_cross_request_promise_resolution), provided that its value is plain data and that the
 * request which works on it stays alive. Hence: results are never Responses or streams, the leader hands its promise to
 * `waitUntil` so that a reader who disconnects does not end it, and a follower waits with a timer of its own, because
 * the leader may be cut off all the same.
 */
export interface SingleFlight<T> {
  /** True while the work for a key runs and is young enough to be waited for. */
  isRunning(key: string): boolean;
  /** Joins the running work, or begins it. `isLeader` tells which. Rejects as the work does. */
  join(key: string, work: () => Promise<T>, waitUntil: (task: Promise<unknown>) => void): Joined<T>;
}

export interface Joined<T> {
  readonly isLeader: boolean;
  readonly result: Promise<T>;
}

interface Flight<T> {
  readonly startedAtMs: number;
  readonly result: Promise<T>;
}

interface FlightsOptions {
  readonly now: () => number;
  /** How long a follower waits and a flight counts as running. Longer than the slowest honest work. */
  readonly patienceMs: number;
}

/** Makes the table of running work of one isolate. */
export function createSingleFlight<T>({ now, patienceMs }: FlightsOptions): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();
  const running = (key: string) => {
    const flight = flights.get(key);
    return flight && now() - flight.startedAtMs < patienceMs ? flight : undefined;
  };

  function lead(
    key: string,
    work: () => Promise<T>,
    waitUntil: (task: Promise<unknown>) => void,
  ): Promise<T> {
    const result = work();
    const flight = { startedAtMs: now(), result };
    flights.set(key, flight);
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    waitUntil(result.then(end, end));
    return result;
  }

  async function follow(flight: Flight<T>, alone: () => Promise<T>): Promise<T> {
    let stopWaiting = () => {};
    const lost = new Promise<"lost">((resolve) => {
      const timer = setTimeout(() => resolve("lost"), patienceMs - (now() - flight.startedAtMs));
      stopWaiting = () => clearTimeout(timer);
    });
    try {
      const first = await Promise.race([flight.result.then((value) => ({ value })), lost]);
      return first === "lost" ? await alone() : first.value;
    } finally {
      stopWaiting();
    }
  }

  const join: SingleFlight<T>["join"] = (key, work, waitUntil) => {
    const flight = running(key);
    if (!flight) return { isLeader: true, result: lead(key, work, waitUntil) };
    return { isLeader: false, result: follow(flight, () => join(key, work, waitUntil).result) };
  };
  return { isRunning: (key) => running(key) !== undefined, join };
}
