import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;

it("The shifted rooms differ from the deployed ones in their paths alone", () => {
  const { main: deployedMain, parties, ...deployed } = read("partykit.json");
  const { main, parties: shiftedParties, ...shifted } = read("scripts/site/clock/partykit.json");
  expect(shifted).toEqual(deployed);
  expect(main).toBe(`../../../${deployedMain}`);
  expect(Object.keys(shiftedParties as object)).toEqual(Object.keys(parties as object));
});
