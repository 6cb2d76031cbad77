/** A client's end of a room's socket in tests: records received messages, and waits for later ones. */
export interface TestSocket {
  readonly received: readonly string[];
  send(text: string): void;
  close(): void;
  /** The first matching text, received already or later; fails after five seconds with the received texts. */
  waitFor<Found>(find: (text: string) => Found | null | false): Promise<Found>;
  /** Code and reason with which the room closed the socket. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
}

const PATIENCE_MS = 8_000;

/** Makes a socket from its wire ends; call `receive` and `hangUp` as they happen. */
export function testSocket(wire: { send(text: string): void; close(): void }) {
  const received: string[] = [];
  const listeners = new Set<() => void>();
  let ended: (end: { code: number; reason: string }) => void = () => undefined;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ended = resolve;
  });
  const socket: TestSocket = {
    received,
    closed,
    send: (text) => wire.send(text),
    close: () => wire.close(),
    waitFor: (find) =>
      new Promise((resolve, reject) => {
        const check = () => {
          for (const text of received) {
            const found = find(text);
            if (found === null || found === false) continue;
            clearTimeout(timer);
            listeners.delete(check);
            resolve(found);
            return;
          }
        };
        const timer = setTimeout(() => {
          listeners.delete(check);
          reject(
            new Error(
              `not received within ${PATIENCE_MS} ms; received: ${received.join("\n").slice(-2_000)}`,
            ),
          );
        }, PATIENCE_MS);
        listeners.add(check);
        check();
      }),
  };
  return {
    socket,
    receive(text: string) {
      received.push(text);
      for (const listener of [...listeners]) listener();
    },
    hangUp: (code: number, reason: string) => ended({ code, reason }),
  };
}
