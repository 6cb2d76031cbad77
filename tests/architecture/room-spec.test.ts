import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const RULE = /\[((?:HOST|HUB|LIVE|MATCH|CHAT|SHARD|ODDS)-\d+)\]/g;

const idsIn = (text: string): string[] => [...text.matchAll(RULE)].flatMap(([, id]) => id ?? []);

/** Files whose tests may name room rules. */
function testFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        file.endsWith(".test.ts") ||
        /^(connection-gate|room-(host|topics|chat|shards|waking))\.ts$/.test(file),
    )
    .map((file) => path.join(root, folder, file));
}

/** Titles only: an id in a comment proves nothing. */
function quotedIds(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return text
    .split("\n")
    .flatMap((line) => (/["'`]/.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? idsIn(line) : []));
}

const rules = idsIn(readFileSync(path.join(root, "realtime/SPEC.md"), "utf8"));
const quoted = ["realtime", "tests/contract", "tests/integration"].flatMap(testFilesIfAny).flatMap(quotedIds);

function testFilesIfAny(folder: string): string[] {
  try {
    return testFiles(folder);
  } catch {
    // A missing folder has no tests.
    return [];
  }
}

describe("realtime/SPEC.md", () => {
  it("names every rule once", () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules).toEqual([...new Set(rules)]);
  });

  it("has a test for every rule", () => {
    expect(rules.filter((id) => !quoted.includes(id))).toEqual([]);
  });

  it("has a rule for every id that a test quotes", () => {
    expect([...new Set(quoted)].filter((id) => !rules.includes(id))).toEqual([]);
  });
});
