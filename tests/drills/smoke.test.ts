import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runStep } from "#scripts/run-step.ts";
import { listenLocally } from "#scripts/site/ports.ts";
import { imported } from "#tests/support/consistency/imported.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** Whole commands and sites, while other tests use the processor too. */
const PATIENCE_MS = 240_000;

/** `npm run smoke` against a whole site, and against a missing or incomplete one. */

let site: TestSite;
const smoke = (...args: string[]) =>
  runStep(process.execPath, ["scripts/smoke.ts", ...args], { env: { SITE_URL: "" } });
/** The report of a part, without its time. */
const lineAbout = (output: string, about: string) =>
  output.split("\n").find((line) => line.includes(`  ${about} `));
const failedChecks = (output: string) =>
  [...output.matchAll(/^ {2}FAILED {2}(.{20})/gm)].map((found) => found[1]?.trim());

beforeAll(async () => {
  site = await startTestSite();
  const to = ["--url", site.url, "--token", site.ingestToken];
  await runStep(process.execPath, ["origin/ingest/cli/import.ts", "openfootball", imported.file, ...to]);
});
afterAll(() => site.stop());

describe("a site that is whole", { timeout: PATIENCE_MS }, () => {
  it("is as it should be in every part, a match of it too", async () => {
    const { code, output } = await smoke("--url", site.url);
    expect(failedChecks(output), output).toEqual([]);
    expect(lineAbout(output, "match page")).toMatch(/\/match\/\d+$/);
    expect(lineAbout(output, "list room")).toMatch(/sends snapshot$/);
    expect(code).toBe(0);
  });

  it("has nothing to look at of matches while it has none", async () => {
    const empty = await startTestSite({ realtime: false });
    const { output } = await smoke("--url", empty.url);
    await empty.stop();
    expect(lineAbout(output, "match page")).toContain("no match is stored yet");
    // Without rooms: only the checks that need them fail.
    expect(failedChecks(output)).toEqual(["health", "list room"]);
  });
});

describe("a site that is not whole", { timeout: PATIENCE_MS }, () => {
  it("is told with what is wrong and what to do: rooms that do not answer", async () => {
    await site.killRealtime();
    const { code, output } = await smoke("--url", site.url);
    await site.restartRealtime();
    expect(failedChecks(output)).toEqual(["health", "list room"]);
    expect(output).toContain("REALTIME_URL is the same for edge, origin and rooms");
    expect(output).toContain("2 checks failed at http");
    expect(code).toBe(1);
  });

  it("calls itself by another address, or is open to search engines as a preview", async () => {
    const { code, output } = await smoke("--url", site.url, "--site-url", "https://example.vn", "--noindex");
    expect(failedChecks(output)).toEqual([
      ...["home, Tiếng Việt", "home, English", "match page", "robots, sitemap", "search engines"],
    ]);
    expect(output).toContain("set SITE_URL");
    expect(code).toBe(1);
  });

  it("is another site, or none", async () => {
    const other = createServer((_, answer) => answer.writeHead(200).end('{"version":"1"}<html lang="de">'));
    const wrong = await smoke("--url", await listenLocally(other));
    other.close();
    expect(lineAbout(wrong.output, "answers")).toContain("version 1");
    expect(failedChecks(wrong.output)).toEqual([
      ...["health", "home, Tiếng Việt", "home, English", "football call", "content call"],
      ...["page cache", "built file", "installable", "redirect", "not found", "robots, sitemap", "list room"],
    ]);
    expect(wrong.code).toBe(1);
    const none = await smoke("--url", "http://127.0.0.1:1", "--wait", "1");
    expect(failedChecks(none.output)).toEqual(["answers"]);
    expect(none.code).toBe(1);
  });

  it("cannot be looked at under what is no address", async () => {
    const { code, output } = await smoke("--url", "example.vn");
    expect(output).toContain("--url must be a web address");
    expect(code).toBe(2);
  });
});
