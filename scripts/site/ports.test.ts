import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./ports.ts";

it("Free ports can be listened on, are given once, and are outside the ephemeral range", async () => {
  const ports: number[] = [];
  for (let count = 0; count < 200; count += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  const server = createServer().listen(ports[0], "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  await new Promise((resolve) => server.close(resolve));
});
