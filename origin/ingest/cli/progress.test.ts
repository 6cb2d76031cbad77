import { describe, expect, it } from "vitest";
import { createProgress } from "./progress.ts";

/** A stream that keeps what is written to it. */
function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { written, stream: { isTTY, write: (text: string) => written.push(text) > 0 } };
}

describe("progress", () => {
  it("is a bar that fills up over the four steps on a terminal, and goes away", () => {
    const { written, stream } = recorder(true);
    const progress = createProgress(stream);
    progress.step("reading", 0);
    progress.step("sending", 0.5);
    progress.step("storing", 1);
    progress.finish();
    expect(written.map((text) => /\d+ %/.exec(text)?.[0])).toEqual(["0 %", "63 %", "100 %", undefined]);
    expect(written.at(-1)?.trim()).toBe("");
  });

  it("is one line for each step elsewhere", () => {
    const { written, stream } = recorder(false);
    const progress = createProgress(stream);
    for (const step of ["reading", "reading", "sending", "sending", "storing"]) progress.step(step, 0.3);
    progress.finish();
    expect(written).toEqual(["reading …\n", "sending …\n", "storing …\n"]);
  });
});
