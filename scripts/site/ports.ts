import { once } from "node:events";
import { createServer } from "node:net";
import { SiteError } from "./site-error.ts";

async function tryListen(port: number, host?: string): Promise<number> {
  const server = createServer();
  server.listen({ port, ...(host === undefined ? {} : { host }), exclusive: true });
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : port;
}

/** A port that nobody listens on at the moment. */
export const freePort = (): Promise<number> => tryListen(0, "127.0.0.1");

/** Rejects with a readable message when a port is taken. `flag` is how to choose another. */
export async function assertFree(port: number, part: string, flag: string): Promise<void> {
  // Both the loopback and all interfaces: a listener on either is in the way.
  for (const host of ["127.0.0.1", undefined]) {
    await tryListen(port, host).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
      const why = error.code === "EACCES" ? "may not be used by this user" : "is taken by another program";
      throw new SiteError(`Port ${port} for ${part} ${why}. Choose another one: npm start -- ${flag} <port>`);
    });
  }
}
