import { readFileSync } from "node:fs";
import { basename, dirname, extname } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { codeOf, importsOf, isTest, projectFiles, sourceFiles } from "./source-files.ts";

const FOLDERS = /^(edge|origin|realtime|web|shared|scripts|tests)\//;
const ours = projectFiles.filter((path) => FOLDERS.test(path));
/** Files whose names are fixed by tools or by convention. */
const GIVEN_NAME = /^(SPEC\.md|README\.md|\+page\.[\w.]+|_journal\.json|\d{4}_\w+\.(sql|json))$/;

describe("names", () => {
  it("are kebab-case, with the role after a dot", () => {
    const odd = ours.filter((path) => {
      const name = basename(path);
      if (GIVEN_NAME.test(name) || path.startsWith("tests/fixtures/")) return false;
      return !/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name);
    });
    expect(odd).toEqual([]);
  });

  it("of folders say what is in them", () => {
    expect(ours.filter((path) => /(^|\/)(utils?|helpers?|common|libs?|misc)\//.test(path))).toEqual([]);
  });

  it("call a match a match", () => {
    const other = ours.filter((path) =>
      /(^|[/.-])(games?|fixtures?)([.-]|$)/.test(path.replace(/^tests\/fixtures\//, "")),
    );
    // "fixture" in the sense of testing.
    expect(other.filter((path) => !/^tests\/support\/\w+\/\w+-fixture\.ts$/.test(path))).toEqual([]);
  });
});

describe("modules", () => {
  it("are re-exported only by the one index.ts of a noun in shared", () => {
    const barrels = sourceFiles.filter((path) => /^index\.tsx?$/.test(basename(path)));
    expect(barrels.filter((path) => dirname(dirname(path)) !== "shared")).toEqual([]);
  });

  it("export by name, except where a tool loads the default", () => {
    const loaded =
      /^(edge\/worker\.ts|origin\/worker\.ts|realtime\/(parties\/|durable\/worker\.ts)|scripts\/site\/clock\/parties\/|tests\/bench\/.*\.party\.ts$|tests\/bench\/ssr\/ours\/|web\/(root|routes|entry\.\w+)\.tsx?|web\/routes\/[^/]+$|.*\.(config|setup)\.ts$)/;
    // React.lazy takes a module's default export.
    const lazy = new Set(
      sourceFiles.flatMap(importsOf).flatMap((one) => (one.isDynamic ? [one.target] : [])),
    );
    const wrong = sourceFiles
      .filter((path) => !loaded.test(path) && !lazy.has(path))
      .filter((path) => /^export default\b/m.test(codeOf(path)));
    expect(wrong).toEqual([]);
  });

  it("of browsers order names by shared/text: the first collation of a page costs it 11 to 27 ms", () => {
    const browsers = sourceFiles.filter((path) => /^(web|shared)\//.test(path) && !isTest(path));
    expect(browsers.filter((path) => /localeCompare|new Intl\.Collator/.test(codeOf(path)))).toEqual([]);
  });

  it("of styles match nothing that follows just any element: each insertion on a page would compute its whole parent anew", () => {
    const sheets = projectFiles.filter((path) => /^web\/.*\.css$/.test(path));
    expect(sheets.filter((path) => /\*\s*[+~]|[+~][^{},]*\*\s*[{,]/.test(codeOf(path)))).toEqual([]);
  });

  it("of Workers write their log by shared/log alone: every line is JSON", () => {
    const workers = sourceFiles.filter(
      (path) => /^(edge|origin|realtime|shared)\//.test(path) && !isTest(path) && !/\/cli\//.test(path),
    );
    const writing = workers.filter((path) => /\bconsole\./.test(codeOf(path)));
    expect(writing).toEqual(["shared/log/log-line.ts"]);
  });

  it("of Workers follow no redirect of another server, which would be sent what was meant for the first", () => {
    const fetchCall = /(?<![.\w])fetch\((?!request|input|url:|url, init|"\/)/g;
    const following = sourceFiles
      .filter((path) => /^(edge|origin|realtime)\//.test(path) && !isTest(path) && !/\/cli\//.test(path))
      .filter((path) => {
        const code = codeOf(path);
        return (code.match(fetchCall) ?? []).length > (code.match(/redirect: "manual"/g) ?? []).length;
      });
    expect(following).toEqual([]);
  });

  it("of web/routes are routes; what they put together of several features is in screens/", () => {
    const named = readFileSync("web/routes.ts", "utf8");
    const others = sourceFiles.filter(
      (path) =>
        dirname(path) === "web/routes" && !isTest(path) && !named.includes(`"routes/${basename(path)}"`),
    );
    expect(others).toEqual([]);
  });

  it("use no syntax that Node cannot strip", () => {
    const wrong = sourceFiles.filter((path) =>
      /^\s*(export )?(declare )?(const )?(enum|namespace) \w+/m.test(codeOf(path)),
    );
    expect(wrong).toEqual([]);
  });

  it("leave nothing to be done later", () => {
    const unfinished = sourceFiles.filter((path) =>
      /\b(TODO|FIXME|XXX|HACK)\b/.test(readFileSync(path, "utf8")),
    );
    expect(unfinished.filter((path) => path !== "tests/architecture/files.test.ts")).toEqual([]);
    const skipped = sourceFiles.filter((path) => /\b(it|test|describe)\.(only|todo)\(/.test(codeOf(path)));
    expect(skipped).toEqual([]);
  });
});

describe("documents", () => {
  it("link only to what exists", () => {
    const broken = projectFiles
      .filter((path) => extname(path) === ".md")
      .flatMap((path) =>
        [...readFileSync(path, "utf8").matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
          .map((found) => found[1] ?? "")
          .filter((link) => !exists(dirname(path), link))
          .map((link) => `${path} → ${link}`),
      );
    expect(broken).toEqual([]);
  });

  it("name only files and folders that exist", () => {
    const missing = projectFiles
      .filter((path) => extname(path) === ".md")
      .flatMap((path) =>
        [...readFileSync(path, "utf8").matchAll(/`([^`\s]+)`/g)]
          .map((found) => found[1] ?? "")
          .filter((quoted) => isOurPath(quoted) && !projectFiles.some(hasPath(quoted)))
          .map((quoted) => `${path} → ${quoted}`),
      );
    expect(missing).toEqual([]);
  });

  it("number decisions without gaps or doubles", () => {
    const numbers = projectFiles
      .filter((path) => /^docs\/decisions\/\d{3}-[a-z0-9-]+\.md$/.test(path))
      .map((path) => Number(basename(path).slice(0, 3)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

/** A path from the root, or the name of a source file. Placeholders in angle brackets are left out. */
const isOurPath = (quoted: string): boolean =>
  !quoted.includes("<") && (FOLDERS.test(quoted) || /^[\w-]+(\.[\w-]+)*\.(tsx?|css)$/.test(quoted));

const hasPath = (quoted: string) => (path: string) =>
  path === quoted || path.startsWith(`${quoted.replace(/\/$/, "")}/`) || path.endsWith(`/${quoted}`);

function exists(folder: string, link: string): boolean {
  const path = (link.startsWith("/") ? link.slice(1) : `${folder}/${link}`).replace(/\/$/, "");
  const segments = path.split("/").reduce<string[]>((kept, segment) => {
    if (segment === "..") kept.pop();
    else if (segment !== "." && segment !== "") kept.push(segment);
    return kept;
  }, []);
  const clean = segments.join("/");
  return projectFiles.some((known) => known === clean || known.startsWith(`${clean}/`));
}
