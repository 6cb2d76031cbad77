import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { retryOnClosedConnection } from "./closed-connection.ts";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server[Symbol.asyncDispose]())));

/** Starts a server that closes the connections of the first requests, and answers the rest. */
async function closingServer(
  closed: number,
): Promise<{ readonly url: string; readonly requests: () => number }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests <= closed) request.socket.destroy();
    else response.end("answer");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, requests: () => requests };
}

it("A call whose connection was closed is made again, three times at most", async () => {
  const { url, requests } = await closingServer(2);
  expect(await (await retryOnClosedConnection(() => fetch(url))).text()).toBe("answer");
  expect(requests()).toBe(3);
  const down = await closingServer(Number.POSITIVE_INFINITY);
  await expect(retryOnClosedConnection(() => fetch(down.url))).rejects.toThrow("fetch failed");
  expect(down.requests()).toBe(3);
});

it("A call that fails for another reason is not made again; an error that has lost its code is recognised", async () => {
  const failing = (error: Error) => {
    let calls = 0;
    const call = retryOnClosedConnection(async () => {
      calls += 1;
      throw error;
    });
    return call.catch(() => calls);
  };
  expect(await failing(new Error("no such table"))).toBe(1);
  const closed = new TypeError("fetch failed", { cause: new Error("other side closed") });
  expect(await failing(structuredClone(closed))).toBe(3);
});
