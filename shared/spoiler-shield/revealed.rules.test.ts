import { expect, it } from "vitest";
import { revealedBy } from "./revealed.rules.ts";

it.each([
  ["/match/7?scores=match", 7],
  ["/en/match/7?tab=h2h&scores=match", 7],
  ["/asian-handicap-odds/7?scores=match", 7],
  ["/match/7?scores=shown", "all"],
  ["/league/7?scores=shown", "all"],
  ["/league/7?scores=match", null],
  ["/?scores=match", null],
  ["/match/7?scores=hidden", null],
  ["/match/7", null],
] as const)("The page %s shows the results of %s", (address, revealed) => {
  const { pathname, searchParams } = new URL(address, "https://site.example");
  expect(revealedBy(pathname, searchParams)).toBe(revealed);
});
