import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { portOf } from "#scripts/site/ports.ts";

/** Faults of a service behind edge. */
export type Fault =
  | "slow headers"
  | "slow body"
  | "connection refused"
  | "reset in the body"
  | "500"
  | "503 with Retry-After"
  | "another content type"
  | "invalid JSON"
  | "another shape"
  | "endless body";

/** A service of the test's own, over real sockets: it answers any call with data, or with the current fault. */
export interface FaultyService {
  readonly url: string;
  /** Sets the fault; null ends it. */
  set(fault: Fault | null): Promise<void>;
  /** Requested paths since the last {@link set}. */
  requests(): readonly string[];
  /** Headers of the next good responses. */
  answerWith(headers: Record<string, string>): void;
  stop(): Promise<void>;
}

/** Data keys of lists, of content and of a reader, all at once and empty. */
const DATA = {
  ...{ matches: [], competitions: [], configurations: [], pages: [], menu: [], page: null, moved_to: null },
  ...{ object_meta: null, tables: [], promotions: [], date: "2026-01-01", tz: "+07:00", settings: {} },
};
const GOOD = JSON.stringify({ data: DATA, page: { limit: 500, page: 1, total: 0 } });
const JSON_TYPE = { "content-type": "application/json" };

/** Writes until the client disconnects. */
function writeForEver(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024, 32);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
}

function answerWrongly(response: ServerResponse, fault: Fault): void {
  const half = GOOD.slice(0, GOOD.length / 2);
  const whole = { ...JSON_TYPE, "content-length": String(GOOD.length) };
  switch (fault) {
    case "slow headers":
    case "connection refused":
      return;
    case "slow body":
      response.writeHead(200, whole).write(half);
      return;
    case "reset in the body":
      response.writeHead(200, whole).write(half, () => response.destroy());
      return;
    case "500":
      response.writeHead(500, { "content-type": "text/plain" }).end("at handler (/srv/app.js:1)");
      return;
    case "503 with Retry-After":
      response.writeHead(503, { "content-type": "text/html", "retry-after": "7" }).end("<h1>Down</h1>");
      return;
    case "another content type":
      response.writeHead(200, { "content-type": "text/html" }).end("<script>alert(1)</script>");
      return;
    case "invalid JSON":
      response.writeHead(200, JSON_TYPE).end("{data: undefined}");
      return;
    case "another shape":
      response.writeHead(200, JSON_TYPE).end('{"data":["no","nouns"]}');
      return;
    case "endless body":
      response.writeHead(200, JSON_TYPE);
      writeForEver(response);
  }
}

/** Starts a service without a fault. */
export async function startFaultyService(): Promise<FaultyService> {
  let fault: Fault | null = null;
  let headers: Record<string, string> = {};
  let requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request: IncomingMessage, response) => {
    request.resume();
    requests.push(request.url ?? "");
    if (fault !== null) return answerWrongly(response, fault);
    response.writeHead(200, { ...JSON_TYPE, ...headers }).end(GOOD);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, "127.0.0.1", () => resolve(portOf(server)));
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    async set(next) {
      if (next === "connection refused" && server.listening) await close();
      if (next !== "connection refused" && !server.listening) await listen(port);
      fault = next;
      requests = [];
    },
    requests: () => requests,
    answerWith(next) {
      headers = next;
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}
