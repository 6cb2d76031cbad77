import { describe, expect, it } from "vitest";
import { indexingOf } from "./built-config.ts";
import { previewConfig } from "./preview.ts";

describe("what search engines may", () => {
  it.each([
    ["closed", "open", "closed"],
    ["open", "closed", "open"],
    [undefined, "closed", "closed"],
    ["", "closed", "closed"],
    [undefined, undefined, "open"],
  ] as const)("is %s where it is set and %s where the file has it: %s", (set, filed, told) => {
    expect(indexingOf({ INDEXING: set }, { vars: { INDEXING: filed } })).toBe(told);
    if (filed === undefined) expect(indexingOf({ INDEXING: set }, {})).toBe(told);
  });
});

describe("a preview's configuration", () => {
  it("has nothing of the site's own address, data or services", () => {
    const vars = {
      BETTING: "hidden",
      CONTENT_BASE_URL: "https://a.example",
      FOOTBALL_BASE_URL: "https://b.example",
    };
    const site = {
      ...{ main: "index.js", name: "bongda-edge", routes: ["site.example"], d1_databases: [{}] },
      vars: { ...vars, TRACKING_HOSTS: "count.example" },
    };
    expect(previewConfig(site, { name: "bongda-edge-pr" })).toEqual({
      ...{ main: "index.js", name: "bongda-edge-pr" },
      vars: { BETTING: "hidden" },
    });
  });
});
