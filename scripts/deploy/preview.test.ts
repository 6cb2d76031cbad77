import { expect, it } from "vitest";
import { previewConfig } from "./preview.ts";

it("A preview's configuration has nothing of the site's own address, data or services", () => {
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
