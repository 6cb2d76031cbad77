import { readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runStep } from "#scripts/run-step.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";
import { standInWrangler, type WranglerAnswer } from "#tests/support/stand-in-wrangler.ts";

/** Whole commands and sites, while other tests use the processor too. */
const PATIENCE_MS = 240_000;

/** `npm run deploy` and `npm run rollback`, with a stand-in for wrangler, which only validates the build. */

const wrangler = standInWrangler();
let site: TestSite;
const SECRETS = { INGEST_TOKEN: "ingest-token-of-the-site", REALTIME_SECRET: "realtime-secret-of-the-site" };
const online = (worker: string, ...versions: readonly (readonly [string, number])[]): WranglerAnswer => ({
  begins: `deployments status --name ${worker}`,
  stdout: { versions: versions.map(([version_id, percentage]) => ({ version_id, percentage })) },
});
const BEFORE = [
  online("bongda-origin", ["0a-origin", 100]),
  online("bongda-edge", ["0b-canary", 10], ["0a-edge", 90]),
  online("bongda-realtime", ["0a-rooms", 100]),
];

const run = (script: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runStep(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: {
      ...{ ...SECRETS, ...wrangler.env, CLOUDFLARE_API_TOKEN: "token", CLOUDFLARE_ACCOUNT_ID: "account" },
      ...{ SITE_URL: site.url, REALTIME_URL: site.realtimeUrl, WORKERS_SUBDOMAIN: "nobody-here" },
      ...{
        D1_DATABASE_ID: "5d1e7a3c-0000-4000-8000-000000000001",
        BETTING: "",
        DEMO_WORLD: "",
        PREVIEW_INGEST_TOKEN: "",
        VAPID_PRIVATE_KEY: "",
        CAPTCHA_SECRET: "",
      },
      ...settings,
    },
  });
const ORDER = ["--no-build", "--realtime", "durable", "--wait", "1"];
const deploy = (...args: string[]) => run("deploy", [...ORDER, ...args]);
/** The first words of each call. */
const words = (count: number) => wrangler.takeCalls().map(({ args }) => args.slice(0, count).join(" "));

beforeAll(async () => {
  site = await startTestSite();
});
beforeEach(() => {
  wrangler.takeCalls();
  wrangler.answer(BEFORE);
});
afterAll(async () => {
  await site.stop();
  wrangler.remove();
});

describe("a deployment", { timeout: PATIENCE_MS }, () => {
  it("a deployment records the online versions, deploys in order of dependency, and checks the site", async () => {
    const { code, output } = await deploy();
    expect(code, output).toBe(0);
    const calls = wrangler.takeCalls();
    expect(calls.map(({ args }) => args.filter((arg) => !/^--?\w/.test(arg)).slice(0, 4))).toEqual([
      ["deployments", "status", "bongda-origin"],
      ["deployments", "status", "bongda-edge"],
      ["deployments", "status", "bongda-realtime"],
      ["d1", "migrations", "apply", "bongda"],
      expect.arrayContaining(["deploy", "dist/origin/wrangler.deploy.json"]),
      ["secret", "bulk", "dist/origin/wrangler.deploy.json"],
      expect.arrayContaining(["deploy", "build/server/wrangler.json"]),
      expect.arrayContaining(["deploy", "realtime/durable/wrangler.toml"]),
      ["secret", "bulk", "realtime/durable/wrangler.toml"],
    ]);
    expect(calls[5]?.input).toBe(JSON.stringify(SECRETS));
    expect(JSON.stringify(calls.map(({ args }) => args))).not.toContain(SECRETS.REALTIME_SECRET);
    expect(output).toMatch(/ok {6}list room/);
    expect(JSON.parse(readFileSync(wrangler.env.DEPLOY_NOTES, "utf8"))).toEqual({
      finished: true,
      versions: { "bongda-origin": "0a-origin", "bongda-edge": "0a-edge", "bongda-realtime": "0a-rooms" },
    });
  });

  it("a deployment that fails stops there, and can be rolled back", async () => {
    wrangler.answer([{ begins: "deploy --config build/server", code: 1 }, ...BEFORE]);
    const { code, output } = await deploy();
    expect([code, output]).toEqual([1, expect.stringContaining("edge failed (exit 1)")]);
    expect(words(3).at(-1)).toBe("deploy --config build/server/wrangler.json");
    wrangler.answer([
      ...[online("bongda-edge", ["1a-edge", 100]), { begins: "deploy --config build/server", code: 1 }],
      ...BEFORE,
    ]);
    expect((await deploy()).output).toContain("The last deployment did not finish");
    wrangler.takeCalls();
    const back = await run("rollback", []);
    expect(back.code, back.output).toBe(0);
    // The last deployed Worker is rolled back first.
    expect(words(4)).toEqual([
      "rollback 0a-rooms --name bongda-realtime",
      "rollback 0a-edge --name bongda-edge",
      "rollback 0a-origin --name bongda-origin",
    ]);
  });

  it("a deployment that breaks the site is rolled back, unless it is to be kept", async () => {
    await site.killRealtime();
    const gone = await deploy();
    expect(gone.output).toMatch(/FAILED {2}list room[\s\S]*The previous versions are online again/);
    expect(gone.code).toBe(1);
    expect(words(2).slice(-3)).toEqual(["rollback 0a-rooms", "rollback 0a-edge", "rollback 0a-origin"]);
    const kept = await deploy("--keep");
    expect([kept.code, kept.output]).toEqual([
      1,
      expect.stringContaining("The new version stays online (--keep)"),
    ]);
    expect(words(1)).not.toContain("rollback");
    rmSync(wrangler.env.DEPLOY_NOTES);
    wrangler.answer([{ begins: "deployments status", code: 1, stderr: "not there [code: 10007]" }]);
    const first = await deploy();
    await site.restartRealtime();
    expect([first.code, first.output]).toEqual([
      1,
      expect.stringContaining("There is no previous version to roll back to"),
    ]);
    expect(words(1)).not.toContain("rollback");
  });

  it("a deployment of a site closed to search engines is checked as one", async () => {
    const { code, output } = await run("deploy", [...ORDER, "--keep"], { INDEXING: "closed" });
    // The site of this test allows search engines.
    expect(output).toContain("/ allows search engines");
    expect(output).toContain("INDEXING=closed");
    expect(code).toBe(1);
  });

  it("is taken back to versions that are named, and to nothing else", async () => {
    await deploy("--keep");
    wrangler.takeCalls();
    expect((await run("rollback", ["--to", "bongda-edge=0badc0de-1"])).code).toBe(0);
    expect(words(4)).toEqual(["rollback 0badc0de-1 --name bongda-edge"]);
    // A rejected version must not return with the next failed deployment.
    expect(JSON.parse(readFileSync(wrangler.env.DEPLOY_NOTES, "utf8"))).toMatchObject({
      finished: true,
      versions: { "bongda-edge": "0badc0de-1" },
    });
    const wrong = await run("rollback", ["--to", "bongda-edge"]);
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining("is not <worker>=<version>")]);
    expect(words(1)).toEqual([]);
  });
});

describe("a preview", { timeout: PATIENCE_MS }, () => {
  const database = { name: "bongda-pr-7", uuid: "5d1e7a3c-0000-4000-8000-000000000007" };

  it("is made of parts of its own, and nothing of the site is touched", async () => {
    wrangler.answer([
      { begins: "d1 list", after: "d1 create", stdout: [{ name: "bongda", uuid: "x" }, database] },
      { begins: "d1 list", stdout: [{ name: "bongda", uuid: "x" }] },
      { begins: "r2 bucket info", code: 1 },
    ]);
    const { output, code } = await deploy("--preview", "pr-7");
    // There is no site at this address: the command reports that, and rolls nothing back.
    expect([code, output]).toEqual([
      1,
      expect.stringContaining("bongda-edge-pr-7.nobody-here.workers.dev is online, but 1"),
    ]);
    const calls = wrangler.takeCalls();
    expect(calls.map(({ args }) => args.slice(0, 3).join(" "))).toEqual([
      ...["d1 list --json", "d1 create bongda-pr-7", "r2 bucket info", "r2 bucket create", "d1 list --json"],
      ...["d1 migrations apply", "deploy --config dist/origin/wrangler.preview.json", "secret bulk --config"],
      ...[
        "deploy --config build/server/wrangler.preview.json",
        "deploy --config .wrangler/rooms.preview.json",
      ],
      "secret bulk --config",
    ]);
    const recorded = JSON.stringify(calls);
    for (const own of [...Object.values(SECRETS), site.url, site.realtimeUrl])
      expect(recorded).not.toContain(own);
    const configs = ["dist/origin/", "build/server/", ".wrangler/"].flatMap((folder) => {
      const name = folder === ".wrangler/" ? "rooms.preview.json" : "wrangler.preview.json";
      return JSON.parse(readFileSync(folder + name, "utf8")) as Record<string, unknown>;
    });
    expect(configs).toMatchObject([
      {
        name: "bongda-origin-pr-7",
        d1_databases: [{ database_id: database.uuid }],
        r2_buckets: [{ bucket_name: "bongda-avatars-pr-7" }],
      },
      { name: "bongda-edge-pr-7", services: [{ service: "bongda-origin-pr-7" }] },
      { name: "bongda-realtime-pr-7", durable_objects: { bindings: [{}, {}, {}] } },
    ]);
    expect(recorded).toContain("INDEXING:closed");
  });

  it("is what wrangler can build", async () => {
    for (const config of [
      "dist/origin/wrangler.preview.json",
      "build/server/wrangler.preview.json",
      ".wrangler/rooms.preview.json",
    ]) {
      const args = ["deploy", "--dry-run", "--config", config];
      const { code, output } = await runStep("node_modules/.bin/wrangler", args, {
        env: { WRANGLER_SEND_METRICS: "false" },
      });
      expect([code, output]).toEqual([0, expect.stringContaining("--dry-run: exiting now")]);
    }
  });

  it("a preview is removed by names that only a preview has; leftovers are reported at the end", async () => {
    wrangler.answer([{ begins: "r2 bucket delete", code: 1 }]);
    const { code, output } = await deploy("--preview", "pr-7", "--remove");
    expect([code, output]).toEqual([1, expect.stringContaining("Not removed: bongda-avatars-pr-7")]);
    expect(words(4)).toEqual([
      ...[
        "delete bongda-edge-pr-7 --force",
        "delete bongda-origin-pr-7 --force",
        "delete bongda-realtime-pr-7 --force",
      ],
      ...["d1 delete bongda-pr-7 --skip-confirmation", "r2 bucket delete bongda-avatars-pr-7"],
    ]);
  });
});
