import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { SiteError } from "./site-error.ts";

async function tryListen(port: number, host?: string): Promise<void> {
  const server = createServer();
  server.listen({ port, ...(host === undefined ? {} : { host }), exclusive: true });
  await once(server, "listening");
  server.close();
  await once(server, "close");
}

/** Below systems' ephemeral ports (Linux: from 32768), above the last that browsers refuse (10080). */
const FIRST_PORT = 10_100;
const PAST_LAST_PORT = 32_000;
const MOST_TRIES = 100;
const given = new Set<number>();

/** A port without a listener at the moment, and not handed out before in this process. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const port = randomInt(FIRST_PORT, PAST_LAST_PORT);
    if (given.has(port)) continue;
    given.add(port);
    const isFree = await tryListen(port, "127.0.0.1").then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new SiteError(
    "No free port was found. End some of the programs that listen on ports, then try again.",
  );
}

/** The port of a server that listens. */
export function portOf(server: Pick<Server, "address">): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

/** Listens on a free port of this machine; resolves with the server's URL. */
export async function listenLocally(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${portOf(server)}`;
}

/** Rejects with a readable message when a port is taken. `flag` is how to choose another. */
export async function assertFree(port: number, service: string, flag: string): Promise<void> {
  // Both the loopback and all interfaces: a listener on either is in the way.
  for (const host of ["127.0.0.1", undefined]) {
    await tryListen(port, host).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
      const variable = flag.slice(2).replace("-", "_").toUpperCase();
      const why = error.code === "EACCES" ? "is not permitted for this user" : "is taken by another program";
      throw new SiteError(
        `Port ${port} for ${service} ${why}. Choose another one: npm start -- ${flag} <port>, ${variable}=<port> npm run dev`,
      );
    });
  }
}
