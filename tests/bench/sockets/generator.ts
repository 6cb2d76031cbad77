import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Dialect } from "./client.ts";
import type { DeliveryReport } from "./delivery-stats.ts";

/** A load generator as its conductor sees it: a process of its own, so that publishing never waits for receiving. */

export type GeneratorCommand =
  /** Opens as many connections as are missing to `total`. */
  | {
      readonly type: "open";
      readonly port: number;
      readonly path: string;
      readonly dialect: Dialect;
      readonly total: number;
    }
  | { readonly type: "begin" }
  /** Serials with their send times, machine milliseconds. */
  | { readonly type: "report"; readonly sent: readonly (readonly [number, number])[] };

/** `closed` counts connections that a server closed. */
export type GeneratorReport = DeliveryReport & { readonly closed: number };

export type GeneratorEvent =
  | { readonly type: "opened"; readonly sockets: number }
  | { readonly type: "begun" }
  /** Every client has this one. */
  | { readonly type: "complete"; readonly serial: number; readonly at_ms: number }
  | { readonly type: "report"; readonly report: GeneratorReport };

export interface Generator {
  open(
    where: { readonly port: number; readonly path: string; readonly dialect: Dialect },
    total: number,
  ): Promise<void>;
  begin(): Promise<void>;
  /** Resolves when every client has the serial; false after the timeout. */
  complete(serial: number, withinMs: number): Promise<boolean>;
  report(sent: ReadonlyMap<number, number>): Promise<GeneratorReport>;
  leave(): Promise<void>;
}

const PROCESS = fileURLToPath(new URL("./generator.process.ts", import.meta.url));

export function startGenerator(): Generator {
  const child = fork(PROCESS, { serialization: "advanced" });
  const completed = new Set<number>();
  const listeners = new Set<(event: GeneratorEvent) => void>();
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Error(`the generator ended with ${code}`)));
  });
  // Awaiting callers get the rejection; there may be none.
  ended.catch(() => undefined);
  child.on("message", (event: GeneratorEvent) => {
    if (event.type === "complete") completed.add(event.serial);
    for (const listener of [...listeners]) listener(event);
  });

  function nextEvent<Type extends GeneratorEvent["type"]>(
    type: Type,
    fits: (event: Extract<GeneratorEvent, { type: Type }>) => boolean = () => true,
  ) {
    let listener: (event: GeneratorEvent) => void = () => undefined;
    const found = new Promise<Extract<GeneratorEvent, { type: Type }>>((resolve) => {
      listener = (event) => {
        const known = event as Extract<GeneratorEvent, { type: Type }>;
        if (event.type === type && fits(known)) resolve(known);
      };
      listeners.add(listener);
    });
    return Promise.race([found, ended]).finally(() => listeners.delete(listener));
  }
  function sendCommand<Type extends GeneratorEvent["type"]>(command: GeneratorCommand, type: Type) {
    const answer = nextEvent(type);
    child.send(command);
    return answer;
  }

  return {
    async open({ port, path, dialect }, total) {
      await sendCommand({ type: "open", port, path, dialect, total }, "opened");
    },
    async begin() {
      await sendCommand({ type: "begin" }, "begun");
      completed.clear();
    },
    async complete(serial, withinMs) {
      if (completed.has(serial)) return true;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), withinMs);
      });
      const there = nextEvent("complete", (event) => event.serial === serial).then(() => true);
      return Promise.race([there, late]).finally(() => clearTimeout(timer));
    },
    report: async (sent) => (await sendCommand({ type: "report", sent: [...sent] }, "report")).report,
    async leave() {
      child.kill("SIGKILL");
      await ended.catch(() => undefined);
    },
  };
}
