import { expect, it } from "vitest";
import { MAX_BODY_BYTES } from "#origin/http/body.ts";
import { emptyContent } from "../content-batch.schema.ts";
import { bodyOf } from "./upload.ts";

it("A batch larger than the limit of a site is not sent, and the error explains how to go on", () => {
  const batch = (length: number) => ({
    ...emptyContent(),
    configurations: [{ code: "A", value: "x".repeat(length) }],
  });
  expect(JSON.parse(bodyOf(batch(10)).toString())).toEqual(batch(10));
  expect(() => bodyOf(batch(MAX_BODY_BYTES))).toThrow(
    /17 MB of content, but the limit is 16 MB per import: move some/,
  );
});
