import type { Plugin } from "vite";

const ROUTER = "node_modules/react-router/dist/production/";
/** Modules of React Router that who goes from page to page needs, and of which a page that comes alive needs a constant or two. */
const LATE = [
  "lib/router/history",
  "lib/router/router",
  "lib/router/instrumentation",
  "lib/router/matcher",
  "lib/dom/ssr/data",
  "lib/dom/ssr/errorBoundaries",
  "lib/dom/ssr/fog-of-war",
  "lib/dom/ssr/routes",
  "lib/dom/ssr/single-fetch",
  "vendor/turbo-stream-v2/turbo-stream",
];
/** Modules that a page comes alive with. */
const EARLY = ["components", "context", "hooks", "router/utils", "dom/ssr/components", "dom/ssr/links"];

/**
 * Late modules that show a page whose root has no frame of its own, which ours has: they get what writes a page's scripts as a
 * copy, or a page would come alive with it for their sake.
 */
const NEVER_SHOWN = ["errorBoundaries", "fallback"];

/** A module stands in one file, whole: its early half is a module of its own, of which nothing but those constants is left. */
const EARLY_HALF = "?early";
const LATE_COPY = "?late";

const moduleOf = (names: readonly string[], rest: string) =>
  new RegExp(`/${ROUTER}(${names.join("|")})\\.js${rest}`);
const IS_LATE = moduleOf(LATE, "$");
const IS_EARLY = moduleOf(
  EARLY.map((name) => `lib/${name}`),
  "$",
);
const IS_NEVER_SHOWN = moduleOf(
  NEVER_SHOWN.map((name) => `lib/dom/ssr/${name}`),
  "$",
);
const WRITES_SCRIPTS = moduleOf(["lib/dom/ssr/components"], "$");
const IS_EARLY_HALF = moduleOf(LATE, `\\${EARLY_HALF}$`);

/** Its parts for browsers (browser-parts.ts), which take along what they import. */
export const ROUTER_PARTS = { early: IS_EARLY, late: IS_LATE };

/**
 * Parts React Router in two in the browser's build (web/platform/late-router). Nothing of it is changed: what is late is made
 * of the modules as they are, what is early of what is left of them when only the constants are asked for.
 */
export const lateRouter = (): Plugin => ({
  name: "late-router",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer, options) {
    if (!importer) return null;
    const isNeverShown = IS_NEVER_SHOWN.test(importer);
    if (!(isNeverShown || IS_EARLY.test(importer) || IS_EARLY_HALF.test(importer))) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found) return null;
    if (isNeverShown) return WRITES_SCRIPTS.test(found.id) ? { ...found, id: found.id + LATE_COPY } : null;
    return IS_LATE.test(found.id) ? { ...found, id: found.id + EARLY_HALF } : null;
  },
});
