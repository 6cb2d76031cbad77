import { existsSync, rmSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { standInWrangler } from "#tests/support/stand-in-wrangler.ts";

/** A deployment's record of the online Workers, and their rollback; with a stand-in for wrangler. */

const wrangler = standInWrangler();
// Both are read when the modules load, which other files of this process may have done.
vi.resetModules();
for (const [name, value] of Object.entries(wrangler.env)) vi.stubEnv(name, value);
const { finishNotes, noteOnline, notedVersions, rollBack } = await import(
  "#scripts/deploy/online-versions.ts"
);
const { DEPLOY_NOTES } = wrangler.env;
const command = "deployments status --name";
const online = (worker: string, version_id: string) => ({
  begins: `${command} ${worker}`,
  stdout: { versions: [{ version_id, percentage: 100 }] },
});
const failing = (stderr: string) => ({ begins: `${command} edge`, code: 1, stderr });

beforeEach(() => {
  rmSync(DEPLOY_NOTES, { force: true });
  wrangler.takeCalls();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  wrangler.remove();
});

describe("the online versions", () => {
  it.each([
    "  This Worker does not exist on your account. [code: 10007]",
    "  workers.api.error.service_not_found [code: 10090]",
    "✘ [ERROR] The Worker edge has no deployments.",
  ])("The list of online versions leaves out a Worker that was never put online: %s", async (error) => {
    wrangler.answer([online("origin", "0a"), failing(error)]);
    expect(await noteOnline(["origin", "edge"])).toEqual({ origin: "0a" });
  });

  it.each(["  Authentication error [code: 10000]", "✘ [ERROR] fetch failed"])(
    "The list of online versions is not known where wrangler fails otherwise, and good notes stay: %s",
    async (error) => {
      wrangler.answer([online("origin", "0a"), online("edge", "0b")]);
      await noteOnline(["origin", "edge"]);
      finishNotes();
      wrangler.answer([online("origin", "1a"), failing(error)]);
      await expect(noteOnline(["origin", "edge"])).rejects.toThrow(error.trim());
      expect(notedVersions()).toEqual({ origin: "0a", edge: "0b" });
    },
  );

  it("The list of online versions is read beside warnings with brackets, and refused where it is said in another form", async () => {
    wrangler.answer([{ ...online("edge", "0b"), stderr: "▲ [WARNING] { a: [1] } is deprecated" }]);
    expect(await noteOnline(["edge"])).toEqual({ edge: "0b" });
    finishNotes();
    wrangler.answer([{ begins: command, stdout: { deployed: [] } }]);
    await expect(noteOnline(["edge"])).rejects.toThrow("edge");
  });
});

it("A deployment after one that did not finish keeps what was online before both", async () => {
  wrangler.answer([online("edge", "0b")]);
  expect(await noteOnline(["edge"])).toEqual({ edge: "0b" });
  wrangler.answer([online("edge", "1b")]);
  expect(await noteOnline(["edge"])).toEqual({ edge: "0b" });
  expect(notedVersions()).toEqual({ edge: "0b" });
  finishNotes();
  expect(notedVersions()).toEqual({ edge: "0b" });
  expect(await noteOnline(["edge"])).toEqual({ edge: "1b" });
});

it("A Worker that cannot be brought back keeps no other from it, and is named at the end", async () => {
  wrangler.answer([{ begins: "rollback 0c", code: 1 }]);
  await expect(rollBack({ origin: "0a", edge: "0b", rooms: "0c" })).rejects.toThrow(
    /^Not rolled back: rooms\b/,
  );
  expect(wrangler.takeCalls().map(({ args }) => args.slice(0, 2).join(" "))).toEqual([
    ...["rollback 0c", "rollback 0b", "rollback 0a"],
  ]);
  expect(existsSync(DEPLOY_NOTES)).toBe(false);
});
