import { expect, it } from "vitest";
import { messageOf } from "./site-error.ts";

it("tells what was thrown and what caused it", () => {
  const refused = new TypeError("fetch failed", { cause: new Error("other side closed") });
  expect([refused, new Error("no"), "text", null].map(messageOf)).toEqual([
    ...["fetch failed: other side closed", "no", "text", "null"],
  ]);
});
