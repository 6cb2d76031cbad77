import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { appendDumpFile, readDumpFile, writeDumpFile } from "./backup-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "bongda-parts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("Parts are joined into one file in their order, each unchanged", async () => {
  const written = [["CREATE TABLE a (b text);"], ["INSERT INTO a VALUES ('Hà Nội 🙂\n');", "SELECT 1;"]];
  const to = join(folder, "all.sql");
  const texts: string[] = [];
  for (const [at, statements] of written.entries()) {
    const dumpFile = await writeDumpFile(folder, `00${at}`, async (write) => statements.forEach(write));
    await appendDumpFile(folder, dumpFile, to);
    texts.push(readDumpFile(folder, dumpFile));
  }
  expect(readFileSync(to, "utf8")).toBe(`${written.flat().join("\n")}\n`);
  expect(texts.join("")).toBe(readFileSync(to, "utf8"));
});
