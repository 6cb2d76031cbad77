import { expect, it } from "vitest";
import { frameAt } from "./frame.ts";

const at = (pathname: string, search = "") => frameAt({ pathname, search });

it("a page of the site is in no frame, whatever its query says", () => {
  expect(at("/", "?theme=dark&tz=%2B09:00")).toBeNull();
});

it("a frame looks as its address says", () => {
  expect(at("/en/iframe", "?odds=1&theme=dark&tz=-03:30")).toEqual({
    theme: "dark",
    zone: "-03:30",
    odds_line: "",
  });
});

it("a frame whose address says nothing, or nonsense, follows the visitor's system in the site's zone", () => {
  for (const search of ["", "?odds=2&theme=pink&tz=%2B99:00"])
    expect(at("/iframe", search)).toEqual({ theme: undefined, zone: null, odds_line: undefined });
});
