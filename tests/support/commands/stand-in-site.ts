import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** A request of a command, as the site received it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly body: string;
  /** The header `authorization`; empty without one. */
  readonly token: string;
}

type Answer = readonly [status: number, body: unknown];

/** A site for the commands of a test file: it answers with JSON, and records what it received since the test began. */
export function standInSiteOfFile() {
  let url = "";
  let requests: ReceivedRequest[] = [];
  let answer: (request: ReceivedRequest) => Answer = () => [200, {}];
  const receive = async (request: IncomingMessage): Promise<Answer> => {
    const { method = "", url: path = "", headers } = request;
    const received = { method, url: path, body: await text(request), token: headers.authorization ?? "" };
    requests.push(received);
    return answer(received);
  };
  const server = createServer((request, response) => {
    void receive(request).then(([status, body]) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    requests = [];
  });
  return {
    get url() {
      return url;
    },
    get requests(): readonly ReceivedRequest[] {
      return requests;
    },
    /** Answers every request from now on alike, or by what it is. */
    answerWith(next: Answer | ((request: ReceivedRequest) => Answer)) {
      answer = typeof next === "function" ? next : () => next;
    },
  };
}
