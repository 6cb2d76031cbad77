import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "#scripts/site/ports.ts";
import { WORLD_DIR } from "#tests/support/browser/demo-world.setup.ts";

/** The processes of `npm run dev`, on free ports and with a copy of the demo world. */
interface DevServer {
  readonly url: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
}

let server: DevServer;
let output = "";

test.beforeAll(async () => {
  // Playwright's own mode would be passed on to the server.
  const { NODE_ENV: _, ...env } = process.env;
  const dataDir = mkdtempSync(join(tmpdir(), "bongda-dev-"));
  const world = process.env[WORLD_DIR];
  if (world !== undefined) cpSync(world, dataDir, { recursive: true });
  const port = await freePort();
  const started = spawn(process.execPath, ["scripts/dev.ts"], {
    env: { ...env, PORT: String(port), REALTIME_PORT: String(await freePort()), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [started.stdout, started.stderr])
    stream.on("data", (text) => (output += String(text)));
  server = { url: `http://127.0.0.1:${port}`, process: started, dataDir };
});

test.afterAll(async () => {
  if (server.process.exitCode === null) {
    const ended = once(server.process, "exit");
    server.process.kill("SIGTERM");
    await ended;
  }
  rmSync(server.dataDir, { recursive: true, force: true });
});

test("the development server's pages come alive, with everything that they ask for", {
  tag: "@full",
}, async ({ page }) => {
  const answers = () =>
    fetch(server.url).then(
      async (answer) => (answer.ok ? answer.status : `${answer.status}:\n${output}`),
      () => `none yet:\n${output}`,
    );
  // It optimizes packages first.
  await expect.poll(answers, { timeout: 180_000 }).toBe(200);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  const alive = page.locator("html[data-alive]");
  await page.goto(server.url);
  await expect(alive).toBeAttached({ timeout: 120_000 });
  const match = await page.locator(".match-row a[href^='/match/']").first().getAttribute("href");
  await page.goto(server.url + match).catch((error: Error) => {
    throw new Error(`${error.message}\n${output}`, { cause: error });
  });
  await expect(alive).toBeAttached({ timeout: 120_000 });
  const drawn = () =>
    page
      .locator("svg.icon:visible use")
      .evaluateAll((uses) => uses.filter((use) => (use as SVGUseElement).getBBox().width > 0).length);
  await expect.poll(drawn).toBeGreaterThan(3);
  expect(faults).toEqual([]);
  // A package that is first imported on a page is optimized then, and the page reloads while its reader uses it.
  expect(output).not.toMatch(/optimized:|page reload|reloading/);
});
