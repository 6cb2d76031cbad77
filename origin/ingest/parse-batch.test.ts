import { describe, expect, it } from "vitest";
import type { AppError, FieldErrors } from "#shared/errors/index.ts";
import { goalRush } from "#tests/support/batches/goal-rush.ts";
import { emptyBatch } from "./batch.schema.ts";
import { parseBatch } from "./parse-batch.ts";

const goals = goalRush({ source: "rush", at_ms: 0, matches: [[{ after_s: 60, side: "home" }]] });

function errorsIn(text: string): FieldErrors {
  try {
    parseBatch(text);
    return {};
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: "batch_refused" });
    return (thrown as AppError).fields ?? {};
  }
}

describe("Parsing a batch", () => {
  it("A batch is parsed completely, without unknown keys", () => {
    const text = JSON.stringify({ ...goals, stranger: 1 });
    expect(parseBatch(text)).toEqual(goals);
    expect(Object.getPrototypeOf(parseBatch(`{"__proto__":{"x":1},${text.slice(1)}`))).toBe(Object.prototype);
  });

  it.each(["", "{", "null", "[]", '"x"', "7"])("A batch that is no object is refused: %j", (text) => {
    expect(Object.keys(errorsIn(text))).toEqual(["(root)"]);
  });

  it("A batch is refused with the path of every problem, in any list", () => {
    const teams = [...Array.from({ length: 700 }, () => goals.teams[0]), { ...goals.teams[0], name: "" }];
    const errors = errorsIn(JSON.stringify({ ...goals, source: "!", teams, venues: [0], players: 7 }));
    expect(Object.keys(errors).sort()).toEqual(["players", "source", "teams.700.name", "venues.0"]);
  });

  it("A batch with very many problems is refused with the first of them", () => {
    const matches = Array.from({ length: 1_000_000 }, () => 0);
    const errors = errorsIn(JSON.stringify({ ...emptyBatch("flood", "real"), matches }));
    const places = Object.keys(errors);
    expect([places[0], places.length < 1000]).toEqual(["matches.0", true]);
  });
});
