import { describe, expect, it } from "vitest";
import { SiteError } from "../site/site-error.ts";
import { readRoomsOrder } from "./rooms-place.ts";

describe("arguments of npm run deploy:realtime", () => {
  it("The arguments name the place, and whether it is a dry run", () => {
    expect(readRoomsOrder(["partykit"])).toEqual({ place: "partykit", dryRun: false });
    expect(readRoomsOrder(["durable"])).toEqual({ place: "durable", dryRun: false });
    expect(readRoomsOrder(["durable", "--dry-run"])).toEqual({ place: "durable", dryRun: true });
  });

  it.each([
    [[], /One platform is required: npm run deploy:realtime -- partykit\|durable/],
    [["durable", "partykit"], /One platform is required/],
    [["partyserver"], /not on "partyserver"/],
    [["durable", "--try"], /'--try'[\s\S]*npm run deploy:realtime/],
    [["partykit", "--dry-run"], /--dry-run works only with durable/],
  ])("The arguments %j are refused with a readable message", (args, message) => {
    expect(() => readRoomsOrder(args)).toThrow(SiteError);
    expect(() => readRoomsOrder(args)).toThrow(message);
  });
});
