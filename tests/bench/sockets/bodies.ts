import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** An HTTP server of a compared process: passes on every posted body, and reports its port to its parent process. */
export function listenForBodies(take: (body: string) => void): Server {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      take(body);
      response.end("{}");
    });
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  process.once("disconnect", () => process.exit());
  return server;
}
