import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { databaseFailure } from "./database-failure.ts";

const failureOf = (message: string) => databaseFailure(new Error(message));

describe("Failures of the whole database", () => {
  it.each([
    ["D1_ERROR: database is locked: SQLITE_BUSY", "another process locks it", 5],
    ["D1_ERROR: D1 DB is overloaded. Requests queued for too long.", "is busy", 5],
    ["D1_ERROR: database disk image is malformed: SQLITE_CORRUPT", "npm run restore", 60],
    ["D1_ERROR: file is not a database: SQLITE_NOTADB", "npm run restore", 60],
    ["D1_ERROR: database or disk is full: SQLITE_FULL", "disk is full", 60],
    ["D1_ERROR: Exceeded maximum DB size: SQLITE_ERROR", "full", 60],
    ["D1 DB exceeded its CPU time limit and was reset.", "is busy", 5],
    ["internal error; reference = 1ocuc0ft2sghdi9hehukiqnv", "npm run restore", 5],
  ])(
    "A failure of the whole database becomes upstream_unavailable: %s",
    (message, detail, retryAfterSeconds) => {
      expect(failureOf(message)).toMatchObject({
        code: "upstream_unavailable",
        retryAfterSeconds,
        detail: expect.stringContaining(detail),
      });
    },
  );

  it.each([
    "D1_ERROR: UNIQUE constraint failed: users.user_name: SQLITE_CONSTRAINT",
    "no such table: x",
    "x",
  ])("A refused statement is not a failure of the database: %s", (message) =>
    expect(failureOf(message)).toBeNull(),
  );

  it("An error with a code of its own is not a failure of the database", () => {
    expect(databaseFailure(new AppError("internal", { detail: "SQLITE_BUSY" }))).toBeNull();
  });
});
