import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each(["wrangler.toml", "origin/wrangler.toml", "realtime/durable/wrangler.toml"])(
  "The Worker of %s keeps its log, so that a security event can be investigated afterwards",
  (path) => {
    expect(readFileSync(path, "utf8")).toMatch(/^\[observability\]\nenabled = true$/m);
  },
);
