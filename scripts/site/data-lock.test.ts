import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lockDataDir } from "./data-lock.ts";
import { SiteError } from "./site-error.ts";

const folder = mkdtempSync(join(tmpdir(), "data-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

function dataDir(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(child, "exit");
  return child.pid ?? 0;
}

describe("the lock of a data folder", () => {
  it("The lock keeps a second site out while the first runs, and lets it in afterwards", () => {
    const path = dataDir("two");
    const unlock = lockDataDir(path);
    expect(() => lockDataDir(path)).toThrow(SiteError);
    expect(() => lockDataDir(path)).toThrow(
      new RegExp(`is used by another site \\(process ${process.pid}\\)`),
    );
    unlock();
    expect(existsSync(join(path, "site.pid"))).toBe(false);
    lockDataDir(path)();
  });

  it("The lock of a crashed site does not stop a start", async () => {
    const path = dataDir("crashed");
    writeFileSync(join(path, "site.pid"), String(await endedProcess()));
    lockDataDir(path)();
  });

  it.each(["", "garbage", "-1", "0"])("A lock that holds %j does not stop a start", (text) => {
    const path = dataDir(`damaged-${text}`);
    writeFileSync(join(path, "site.pid"), text);
    lockDataDir(path)();
  });

  it("The lock of a later site is left alone", async () => {
    const path = dataDir("later");
    const unlock = lockDataDir(path);
    writeFileSync(join(path, "site.pid"), "1");
    unlock();
    expect(existsSync(join(path, "site.pid"))).toBe(true);
  });
});
