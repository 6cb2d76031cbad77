import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { expectConsole } from "#tests/support/expect-console.ts";

describe("A unit test", () => {
  it.fails("fails on an unexpected line of the log", () => {
    console.warn("lost");
  });

  it("passes with the line that it expects", () => {
    expectConsole("warn", "lost");
    console.warn("lost");
  });

  it.fails.each(["http:", "https:"])("fails on a request by %s", async (scheme) => {
    await expect(fetch(`${scheme}//site.example/`)).rejects.toThrow("fetch failed");
  });

  it("may ask a server of its own", async () => {
    const server = createServer((_, response) => void response.end("here"));
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
    await new Promise((resolve) => server.close(resolve));
  });
});
