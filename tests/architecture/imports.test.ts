import { describe, expect, it } from "vitest";
import { codeOf, describeImport, type Import, importsOf, isTest, sourceFiles } from "./source-files.ts";

/** Allowed imports between folders; ARCHITECTURE.md has the table. Type-only imports count. */

const TOP_FOLDERS = new Set(["edge", "origin", "realtime", "web", "shared", "messages", "scripts", "tests"]);
const topOf = (path: string): string => path.split("/")[0] ?? "";
const allImports = sourceFiles.flatMap(importsOf);
const productImports = allImports.filter(({ from }) => !isTest(from));

const offenders = (imports: readonly Import[], isAllowed: (one: Import & { target: string }) => boolean) =>
  imports
    .flatMap((one) => (one.target !== null && !isAllowed({ ...one, target: one.target }) ? [one] : []))
    .map(describeImport);

const within =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const under = (folder: string) => productImports.filter(({ from }) => from.startsWith(`${folder}/`));

describe("between the parts", () => {
  it("edge, origin, realtime and web import shared and themselves; all but realtime also messages, and only edge/ssr/handler.ts imports web", () => {
    const tiers = new Set(["edge", "origin", "realtime", "web"]);
    const wrong = offenders(productImports, ({ from, target }) => {
      if (!tiers.has(topOf(from))) return true;
      const isServerBuild = from === "edge/ssr/handler.ts" && topOf(target) === "web";
      const isMessages = topOf(from) !== "realtime" && topOf(target) === "messages";
      return isServerBuild || isMessages || topOf(target) === "shared" || topOf(target) === topOf(from);
    });
    expect(wrong).toEqual([]);
  });

  it("their tests may use tests/support besides", () => {
    const wrong = offenders(
      allImports.filter(({ from }) => isTest(from) && !within("tests", "scripts")(from)),
      ({ from, target }) =>
        within("shared", "messages", "tests/support", "tests/fixtures", topOf(from))(target) ||
        (from.startsWith("origin/") && within("scripts")(target)),
    );
    expect(wrong).toEqual([]);
  });

  it("shared imports only zod/mini, dayjs and itself, and parse-html.ts the parser of HTML", () => {
    const allowed = /^(zod\/mini|dayjs(\/.*)?)$/;
    const parser = /^(hast|hast-util-from-parse5|parse5|unified)$/;
    const wrong = under("shared").filter(({ from, specifier, target }) => {
      if (target !== null) return topOf(target) !== "shared";
      return !allowed.test(specifier) && !(from === "shared/content/parse-html.ts" && parser.test(specifier));
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it("no product code imports scripts or tests", () => {
    const wrong = offenders(
      productImports.filter(({ from }) => !within("scripts", "tests")(from) && TOP_FOLDERS.has(topOf(from))),
      ({ target }) => !within("scripts", "tests")(target),
    );
    expect(wrong).toEqual([]);
    expect(offenders(under("scripts"), ({ target }) => topOf(target) !== "tests")).toEqual([]);
  });

  it("inside the project, package imports (#part/…) lead to another part and relative ones stay in it", () => {
    const wrong = allImports.filter(
      ({ from, specifier, target }) =>
        target !== null &&
        specifier.startsWith(".") &&
        TOP_FOLDERS.has(topOf(from)) &&
        topOf(target) !== topOf(from),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });
});

describe("inside the parts", () => {
  it("rooms import shared and one another, and touch no platform", () => {
    const wrong = under("realtime/rooms").filter(({ specifier, target }) =>
      target === null ? specifier !== "zod/mini" : !within("shared", "realtime/rooms")(target),
    );
    expect(wrong.map(describeImport)).toEqual([]);
    const touching = sourceFiles.filter(
      (path) =>
        path.startsWith("realtime/rooms/") &&
        !isTest(path) &&
        /\b(Date\.now|new Date\(\)|WebSocket|setTimeout|setInterval|fetch\(|crypto\.)/.test(codeOf(path)),
    );
    expect(touching).toEqual([]);
  });

  it("ingest adapters import neither services nor the database", () => {
    const wrong = offenders(under("origin/ingest/adapters"), ({ target }) =>
      within(
        "shared",
        "origin/ingest/adapters",
        "origin/ingest/batch.schema.ts",
        "origin/ingest/competition-aliases.table.ts",
        "origin/ingest/link/club-name.rules.ts",
        "origin/ingest/slug.ts",
      )(target),
    );
    expect(wrong).toEqual([]);
  });

  it("in web, ui knows only itself, platform also ui and shared, and a feature no other but those of matches below it", () => {
    const featureOf = (path: string) => path.split("/").slice(0, 3).join("/");
    expect(offenders(under("web/ui"), ({ target }) => within("web/ui", "messages")(target))).toEqual([]);
    expect(
      offenders(under("web/platform"), ({ target }) =>
        within("web/platform", "web/ui", "shared", "messages")(target),
      ),
    ).toEqual([]);
    /** A match's list and page show its rows, and all of them its overlay. */
    const below: Readonly<Record<string, readonly string[]>> = {
      "web/features/live-overlay": ["match"],
      "web/features/match-row": ["match", "live-overlay"],
      "web/features/live-list": ["match", "live-overlay", "match-row"],
      "web/features/match-page": ["match", "live-overlay", "match-row"],
    };
    const belowOf = (path: string) => (below[featureOf(path)] ?? []).map((name) => `web/features/${name}`);
    expect(
      // A chunk that loads after hydration brings its style sheet along; the others have it from their route.
      offenders(under("web/features"), ({ from, target }) =>
        within(
          "web/ui",
          "web/platform",
          "web/styles",
          "shared",
          "messages",
          featureOf(from),
          ...belowOf(from),
        )(target),
      ),
    ).toEqual([]);
  });
});

/**
 * Imports on cycles of files and between two cycles: the rest after files that import nothing, or that nothing imports,
 * are removed until there are none.
 */
function circular(imports: readonly Import[]): readonly Import[] {
  const importing = new Set(imports.map(({ from }) => from));
  const imported = new Set(imports.map(({ target }) => target));
  const left = imports.filter(({ from, target }) => imported.has(from) && importing.has(target ?? ""));
  return left.length === imports.length ? left : circular(left);
}

describe("circles", () => {
  it("are in no part: where two files need each other, a third one is missing", () => {
    expect(circular(allImports).map(describeImport)).toEqual([]);
  });
});

describe("the browser's imports of shared", () => {
  /** Files of shared/api without zod. The others declare ninety schemas, which only servers need. */
  const LIGHT = ["shared/api/call-url.ts"];
  /**
   * Forms are validated by their schemas in the browser too: on their own pages, which are not performance-critical.
   */
  const CHECKS_FORMS = ["web/features/account/form-fields.ts", "web/features/tips/write/tip-fields.ts"];
  const runtimeImports = productImports.filter(({ isTypeOnly }) => !isTypeOnly);

  it("is of the calls their types, and values of the files without zod", () => {
    const wrong = offenders(
      runtimeImports.filter(({ from }) => from.startsWith("web/")),
      ({ target }) => !within("shared/api")(target) || LIGHT.includes(target),
    );
    expect(wrong).toEqual([]);
  });

  it("brings nothing else of the calls with it", () => {
    const reached = new Set(LIGHT);
    for (const path of reached) {
      for (const { from, target, specifier } of runtimeImports) {
        if (from === path) reached.add(target ?? specifier);
      }
    }
    expect([...reached]).toEqual(LIGHT);
  });

  it("holds no schemas, by whatever way: zod weighs more than a page's own code", () => {
    const nextOf = Map.groupBy(runtimeImports, ({ from }) => from);
    const withZod = new Set(
      runtimeImports.flatMap(({ from, specifier }) => (specifier.startsWith("zod") ? [from] : [])),
    );
    const reaches = (path: string, seen = new Set<string>()): boolean => {
      if (withZod.has(path)) return true;
      seen.add(path);
      return (nextOf.get(path) ?? []).some(
        ({ target }) => target !== null && !seen.has(target) && reaches(target, seen),
      );
    };
    const wrong = runtimeImports.filter(
      ({ from, target }) =>
        from.startsWith("web/") &&
        !from.includes(".server.") &&
        !CHECKS_FORMS.includes(from) &&
        target !== null &&
        within("shared")(target) &&
        reaches(target),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });
});
