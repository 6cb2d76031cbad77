import { expect, it } from "vitest";
import { messageOf } from "./message-of.ts";

it("The message has the error and its cause", () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  const thrown = [
    new TypeError("fetch failed", { cause: new Error("other side closed") }),
    new TypeError("fetch failed", { cause: refused }),
    ...[new RangeError(), new Error("no"), "text", null],
  ];
  expect(thrown.map(messageOf)).toEqual([
    ...["fetch failed: other side closed", "fetch failed: ECONNREFUSED", "RangeError", "no", "text", "null"],
  ]);
});
