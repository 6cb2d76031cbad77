import { describe, expect, it } from "vitest";
import { SiteError } from "../site/site-error.ts";
import { readDeployOrder } from "./deploy-order.ts";

describe("arguments of npm run deploy", () => {
  it("A deployment is of the site itself by default, with its rooms on PartyKit", () => {
    const usual = {
      place: "partykit",
      preview: null,
      remove: false,
      keep: false,
      build: true,
      waitMs: 90_000,
    };
    expect(readDeployOrder([])).toEqual(usual);
    expect(readDeployOrder(["--realtime", "durable", "--keep", "--no-build", "--wait", "5"])).toEqual({
      ...usual,
      ...{ place: "durable", keep: true, build: false, waitMs: 5_000 },
    });
    expect(readDeployOrder(["--preview", "pr-12", "--remove"])).toMatchObject({
      preview: "pr-12",
      remove: true,
    });
  });

  it.each([
    [["--realtime", "elsewhere"], /not on "elsewhere"/],
    [["durable"], /'durable'[\s\S]*npm run deploy -- \[--realtime/],
    [["--preview", "PR 12"], /lower-case letters, digits and dashes/],
    [["--preview", "-"], /lower-case letters/],
    [["--preview", "a".repeat(31)], /30 at most/],
    [["--remove"], /does not remove the site itself/],
    [["--wait", "long"], /not a number of seconds/],
  ])("The arguments %j are refused with a readable message", (args, message) => {
    expect(() => readDeployOrder(args)).toThrow(SiteError);
    expect(() => readDeployOrder(args)).toThrow(message);
  });
});
