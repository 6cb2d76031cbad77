import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readSecrets, secretsPath } from "./secrets.ts";
import { SiteError } from "./site-error.ts";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A data folder of its own, holding `text` as its secrets where given. */
function dataDir(name: string, text?: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  if (text !== undefined) writeFileSync(secretsPath(path), text);
  return path;
}

describe("secrets of a local site", () => {
  it("Secrets are made once, readable by their owner only", () => {
    const made = readSecrets(join(folder, "new/deep"), {});
    expect(made.ingestToken).not.toBe(made.realtimeSecret);
    expect(statSync(secretsPath(join(folder, "new/deep"))).mode & 0o777).toBe(0o600);
    expect(readSecrets(join(folder, "new/deep"), {})).toEqual(made);
  });

  it("Secrets of an older release get keys for notifications, and stay unchanged", () => {
    const old = { ingest_token: "an old ingest token", feed_secret: "an old feed secret" };
    const path = dataDir("older", JSON.stringify(old));
    const { ingestToken, realtimeSecret, pushKeys } = readSecrets(path, {});
    expect([ingestToken, realtimeSecret]).toEqual([old.ingest_token, old.feed_secret]);
    expect([pushKeys.publicKey, pushKeys.privateKey]).toEqual([
      expect.stringMatching(/^B[\w-]{86}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect(readSecrets(path, {}).pushKeys).toEqual(pushKeys);
    expect(statSync(secretsPath(path)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["garbage", "not JSON"],
    ["short", '{"ingest_token":"x","feed_secret":"y"}'],
    ["empty", ""],
  ])("Damaged secrets (%s) are reported with the remedy", (name, text) => {
    expect(() => readSecrets(dataDir(name, text), {})).toThrow(/dev\.json is damaged\. Remove it/);
  });

  it("Secrets need a writable data folder, and the error names it", () => {
    const path = join(folder, "file");
    writeFileSync(path, "");
    expect(() => readSecrets(path, {})).toThrow(SiteError);
    expect(() => readSecrets(path, {})).toThrow(`The data folder ${path} cannot be used`);
  });

  it.each(["INGEST_TOKEN", "REALTIME_SECRET"])(
    "Secrets of the environment must be long enough: %s",
    (name) => {
      expect(() => readSecrets(dataDir(name), { [name]: "short" })).toThrow(
        `${name} must have 16 characters`,
      );
      const other = { [name]: "sixteen-letters!" };
      expect(Object.values(readSecrets(join(folder, name), other))).toContain("sixteen-letters!");
    },
  );
});
