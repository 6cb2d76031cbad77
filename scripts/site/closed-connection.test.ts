import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { retryOnClosedConnection } from "./closed-connection.ts";

const server = createServer();
afterEach(() => new Promise((resolve) => server.removeAllListeners("request").close(resolve)));

/** Starts a server that closes the connections of the first requests, and answers the rest. */
async function closingServer(
  closed: number,
): Promise<{ readonly url: string; readonly requests: () => number }> {
  let requests = 0;
  server.on("request", (request, response) => {
    requests += 1;
    if (requests <= closed) request.socket.destroy();
    else response.end("answer");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, requests: () => requests };
}

it("A call whose connection was closed is made once more, and no third time", async () => {
  const { url, requests } = await closingServer(1);
  expect(await (await retryOnClosedConnection(() => fetch(url))).text()).toBe("answer");
  expect(requests()).toBe(2);
});

it("A call whose connection is closed again rejects, as does one that fails for another reason", async () => {
  const { url, requests } = await closingServer(2);
  await expect(retryOnClosedConnection(() => fetch(url))).rejects.toThrow("fetch failed");
  expect(requests()).toBe(2);
  let calls = 0;
  const failing = retryOnClosedConnection(async () => {
    calls += 1;
    throw new Error("no such table");
  });
  await expect(failing).rejects.toThrow("no such table");
  expect(calls).toBe(1);
});
