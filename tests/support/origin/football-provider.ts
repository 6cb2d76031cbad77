import { createServer, type IncomingMessage } from "node:http";
import { listenLocally } from "#scripts/site/ports.ts";

/** A provider's response to one request. */
export interface ProviderAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A provider of the test's own: providers are external, and only they are stubbed. */
export interface FootballProvider {
  readonly url: string;
  /** Requested paths with their queries, in order. */
  readonly requestedPaths: string[];
  /** Headers of the last request. */
  readonly lastHeaders: () => IncomingMessage["headers"];
  /** Sets the response function. */
  readonly answerWith: (answer: (path: string) => ProviderAnswer) => void;
  readonly close: () => Promise<void>;
}

/** Starts a provider on a port of its own; it responds 404 until a response is set. */
export async function startProvider(): Promise<FootballProvider> {
  let answer: (path: string) => ProviderAnswer = () => ({ status: 404, body: {} });
  let headers: IncomingMessage["headers"] = {};
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requestedPaths.push(path);
    headers = request.headers;
    const { status = 200, headers: extra = {}, body } = answer(path);
    response.writeHead(status, { "content-type": "application/json", ...extra });
    response.end(typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body));
  });
  return {
    url: await listenLocally(server),
    requestedPaths,
    lastHeaders: () => headers,
    answerWith(next) {
      answer = next;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
