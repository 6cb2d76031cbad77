import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readManifest } from "#scripts/backup/backup-folder.ts";
import { runStep } from "#scripts/run-step.ts";

/** `npm run backup -- --remote` and the restore through wrangler, mapped to a folder of this machine. */

/** Wrangler restarts for each query, which takes it two seconds. */
const PATIENCE_MS = 240_000;
const WRANGLER = resolve("node_modules/wrangler/wrangler-dist/cli.js");
const folder = mkdtempSync(join(tmpdir(), "bongda-deployed-"));
const config = join(folder, "wrangler.json");
const program = join(folder, "wrangler");
const databases = ["first", "second"].map((database_name, at) => ({
  ...{ binding: `DB${at}`, database_name },
  database_id: `00000000-0000-4000-8000-00000000000${at}`,
}));

/**
 * All difficult cases of a copy: keys of two columns, text longer than a statement may be, numbers, bytes, references.
 */
const LONG = "Đội bóng 'xịn' 🙂 ".repeat(12_000);
const SCHEMA = `
CREATE TABLE child (id integer PRIMARY KEY AUTOINCREMENT, team integer REFERENCES team(id), up integer REFERENCES child(id), body text NOT NULL);
CREATE TABLE team (id integer PRIMARY KEY, name text NOT NULL, weight real, mark blob);
CREATE TABLE pair (b text, a integer, note text, PRIMARY KEY (a, b)) WITHOUT ROWID;
CREATE TABLE loose (word text);
CREATE VIEW names_to_find AS SELECT id, name FROM team;
CREATE VIRTUAL TABLE names USING fts5(name, tokenize = "unicode61 remove_diacritics 2");
CREATE TRIGGER new_names AFTER INSERT ON team BEGIN INSERT INTO names (rowid, name) VALUES (new.id, new.name); END;
CREATE INDEX child_by_team ON child (team);
INSERT INTO team VALUES (7, 'Hà Nội', 0.1, x'00ff'), (8, 'O''Higgins', 1e300, NULL), (9007199254740993, 'Huế', -2, NULL);
INSERT INTO child (id, team, up, body) VALUES (1, 7, NULL, ''), (2, 8, 1, 'a
b'), (9, 7, 2, 'x');
DELETE FROM child WHERE id = 9;
INSERT INTO loose (rowid, word) VALUES (3, 'ba'), (5, NULL);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900) INSERT INTO pair SELECT 'k' || (i % 7), i, NULL FROM n;
`;

const run = (script: string, ...args: string[]) =>
  runStep(process.execPath, [`scripts/${script}.ts`, ...args, "--remote", "--config", config], {
    env: { WRANGLER: program, WRANGLER_SEND_METRICS: "false", CI: "1" },
  });
async function execute(database: string, ...args: string[]) {
  const { code, output } = await runStep(program, [
    "d1",
    "execute",
    database,
    "--remote",
    "--config",
    config,
    ...args,
  ]);
  expect(code, output).toBe(0);
  return output;
}

beforeAll(async () => {
  writeFileSync(
    config,
    JSON.stringify({ name: "x", compatibility_date: "2026-09-01", d1_databases: databases }),
  );
  // One Node for each of two dozen queries, which loads wrangler compiled: its own program starts a second one.
  writeFileSync(
    program,
    `#!/bin/sh
for word; do
  shift
  if [ "$word" = --remote ]; then set -- "$@" --local --persist-to "${join(folder, "state")}"; else set -- "$@" "$word"; fi
done
export NODE_COMPILE_CACHE="${join(folder, "compiled")}"
exec "${process.execPath}" --no-warnings "${WRANGLER}" "$@"
`,
  );
  chmodSync(program, 0o700);
  const file = join(folder, "schema.sql");
  // Longer than a statement may be: in pieces, as a site would write it over time.
  const letters = [...LONG];
  const pieces = [0, 1, 2, 3, 4, 5].map((at) =>
    letters
      .slice(at * 34_000, (at + 1) * 34_000)
      .join("")
      .replaceAll("'", "''"),
  );
  const updates = pieces.map((piece) => `UPDATE child SET body = body || '${piece}' WHERE id = 1;`);
  writeFileSync(file, SCHEMA + updates.join("\n"));
  await execute("first", "--yes", "--file", file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  "a deployed database is copied and restored into an empty one, full-text index and long texts too",
  async () => {
    const copy = join(folder, "copy");
    const made = await run("backup", "--to", copy, "--database", "first");
    expect(made.code, made.output).toBe(0);
    const { tables } = readManifest(copy);
    expect(Object.entries(tables).map(([name, { rows }]) => [name, rows])).toEqual([
      ...[
        ["child", 2],
        ["loose", 2],
        ["names", 3],
        ["pair", 900],
        ["team", 3],
      ],
    ]);

    const full = await run("restore", "--from", copy, "--database", "first");
    expect([full.code, full.output]).toEqual([1, expect.stringContaining("is not empty")]);

    const back = await run("restore", "--from", copy, "--database", "second");
    expect(back.code, back.output).toBe(0);
    expect(back.output).toContain("every table matches");
    const found = await execute(
      "second",
      ...["--json", "--command"],
      "SELECT length(body) AS long FROM child WHERE id = 1; INSERT INTO team (id, name) VALUES (10, 'Hà Tĩnh'); SELECT rowid FROM names WHERE names MATCH 'ha'; INSERT INTO child (team, body) VALUES (10, '') RETURNING id; SELECT rowid FROM loose WHERE word IS NULL",
    );
    const results = (JSON.parse(found) as { results: object[] }[]).map((one) => one.results);
    // Trigger and index still work; the id of a deleted row is not reused.
    expect(results).toEqual([
      [{ long: [...LONG].length }],
      [],
      [{ rowid: 7 }, { rowid: 10 }],
      [{ id: 10 }],
      [{ rowid: 5 }],
    ]);
  },
  PATIENCE_MS,
);
