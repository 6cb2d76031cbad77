import { readFileSync } from "node:fs";
import { compile } from "tailwindcss";
import { describe, expect, it } from "vitest";
import { codeOf, isTest, projectFiles, sourceFiles } from "./source-files.ts";

/** The rules for styles stand in web/styles/app.css, the sizes in web/styles/tokens.css. */

const APP = "web/styles/app.css";
const TOKENS = "web/styles/tokens.css";
const MOST_UTILITIES = 6;
/** Classes that uPlot gives its own elements. */
const FOREIGN_CLASS = /^u-/;

const sheets = projectFiles.filter((path) => /^web\/.*\.css$/.test(path));
const components = sourceFiles.filter((path) => /^web\/.*\.tsx?$/.test(path) && !isTest(path));
const testCode = sourceFiles
  .filter((path) => path.startsWith("tests/") || isTest(path))
  .map(codeOf)
  .join("\n");

interface Declaration {
  readonly property: string;
  readonly value: string;
  /** `path: property: value`, for the message. */
  readonly place: string;
}

const declarations: readonly Declaration[] = sheets
  .filter((path) => path !== TOKENS)
  .flatMap((path) =>
    [...codeOf(path).matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(
      ([, property = "", value = ""]) => ({
        property,
        value,
        place: `${path}: ${property}: ${value}`,
      }),
    ),
  );
const isOf = (properties: RegExp) => (declaration: Declaration) => properties.test(declaration.property);
const placesOf = (some: readonly Declaration[]): string[] => some.map(({ place }) => place);

/** The tokens whose names begin so, with their values. */
const tokensOf = (kind: string): Map<string, string> =>
  new Map(
    [...codeOf(TOKENS).matchAll(new RegExp(`(--${kind}[\\w-]*):\\s*([^;]+);`, "g"))].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

const classesOf = (path: string): string[] =>
  [
    ...codeOf(path)
      .replace(/@(import|source)[^;]*;|url\([^)]*\)/g, "")
      .matchAll(/\.([a-zA-Z][\w-]*)/g),
  ].map(([, name = ""]) => name);
const sheetClasses = new Set(sheets.flatMap(classesOf));

/** Words of all texts in quotes: names that are composed, or passed on, are among them. */
const quotedWords = new Set(
  components
    .flatMap((path) => [...codeOf(path).matchAll(/"([^"\n]*)"|`([^`]*)`/g)])
    .flatMap(([, quoted, template]) => (quoted ?? template ?? "").split(/[\s${}".?:]+/)),
);

/** The texts of an expression, without those that it compares. */
const textsIn = (expression: string): string[] =>
  [...expression.replace(/[!=]== "[^"]*"/g, "").matchAll(/"([^"]*)"|`([^`]*)`/g)].map(
    ([, quoted, template = ""]) => quoted ?? template.replace(/\$\{[^}]*\}/g, " "),
  );

interface ClassList {
  readonly path: string;
  readonly names: readonly string[];
}

const classLists: readonly ClassList[] = components.flatMap((path) =>
  [...codeOf(path).matchAll(/\bclassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
    .flatMap(([, fixed, expression = ""]) => (fixed === undefined ? textsIn(expression) : [fixed]))
    .map((text) => ({ path, names: text.split(/\s+/).filter(Boolean) })),
);

const tailwind = await compile('@import "tailwindcss"; @import "tokens"; @import "app";', {
  loadStylesheet: async (id) => {
    const path = { tailwindcss: "node_modules/tailwindcss/index.css", tokens: TOKENS, app: APP }[id] ?? id;
    return { path, base: "", content: readFileSync(path, "utf8").replace(/@(import|source) .*;/g, "") };
  },
});

const utilities = new Set(
  [...new Set([...classLists.flatMap(({ names }) => names), ...sheetClasses])].filter(isUtility),
);

function isUtility(name: string): boolean {
  const escaped = name.replace(/[^\w-]/g, (letter) => `\\${letter}`);
  return tailwind.build([name]).includes(`.${escaped} {`);
}

describe("sheets", () => {
  it("take font sizes from the type scale", () => {
    const sizes = declarations.filter(isOf(/^font(-size)?$/));
    const other = sizes.filter(
      ({ property, value }) =>
        value !== "inherit" &&
        (!value.includes("var(--text-") || (property === "font-size" && value.includes("px"))),
    );
    expect(placesOf(other)).toEqual([]);
  });

  it("take margins, paddings and gaps up to 48 px from the spacing scale, hairlines aside", () => {
    const spaces = declarations.filter(isOf(/(^|-)(margin|padding|gap)(-|$)/));
    const literal = spaces.filter(({ value }) =>
      [...value.matchAll(/([\d.]+)px/g)].some(([, pixels]) => Number(pixels) > 1 && Number(pixels) <= 48),
    );
    expect(placesOf(literal)).toEqual([]);
  });

  it("query only the widths of breakpoints and containers, as `width < 640px`", () => {
    const widths = new Set([...tokensOf("breakpoint").values(), ...tokensOf("container").values()]);
    const queries = [...sheets, ...components].flatMap((path) =>
      [...codeOf(path).matchAll(/\([^()"]*\bwidth\b[^()"]*\d+px\)/g)].map(([query]) => ({ path, query })),
    );
    const wrong = queries.filter(
      ({ path, query }) =>
        (path.endsWith(".css") && /(min|max)-width/.test(query)) ||
        query.match(/[\d.]+px/g)?.some((width) => !widths.has(width)),
    );
    expect(wrong).toEqual([]);
  });

  it("define no token that nothing uses, and use none that is not defined", () => {
    const code = [...sheets, ...components].map(codeOf).join("\n");
    const unused = [...tokensOf("").keys()].filter(
      (name) =>
        !/^--(breakpoint|container|color|radius|font|spacing)\b|--line-height$/.test(name) &&
        !code.includes(`var(${name})`),
    );
    expect(unused).toEqual([]);
    const used = new Set(code.match(/(?<=var\()--(text|space)-[\w-]+/g));
    expect([...used].filter((name) => !tokensOf("").has(name))).toEqual([]);
  });

  it("have only classes that a component uses", () => {
    const unused = [...sheetClasses].filter((name) => !quotedWords.has(name) && !FOREIGN_CLASS.test(name));
    expect(unused).toEqual([]);
  });

  it("neither apply nor change a utility of Tailwind", () => {
    expect(sheets.filter((path) => codeOf(path).includes("@apply"))).toEqual([]);
    expect([...sheetClasses].filter((name) => utilities.has(name))).toEqual([]);
  });
});

describe("class names of components", () => {
  it("have a rule in a sheet, are utilities, or are looked for by a test", () => {
    const idle = classLists.flatMap(({ path, names }) =>
      names
        .filter((name) => !sheetClasses.has(name) && !utilities.has(name))
        .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(testCode))
        .map((name) => `${path}: ${name}`),
    );
    expect(idle).toEqual([]);
  });

  it(`are at most ${MOST_UTILITIES} utilities: more are a class`, () => {
    const long = classLists
      .map(({ path, names }) => ({ path, names: names.filter((name) => utilities.has(name)) }))
      .filter(({ names }) => names.length > MOST_UTILITIES);
    expect(long).toEqual([]);
  });

  it("have no values in brackets, and of the variants only the breakpoints", () => {
    const breakpoints = [...tokensOf("breakpoint").keys()].map((name) => name.slice("--breakpoint-".length));
    const variant = new RegExp(`^(max-)?(${breakpoints.join("|")})$`);
    const other = classLists.filter(({ names }) =>
      names.some(
        (name) =>
          /[[(]/.test(name) ||
          !name
            .split(":")
            .slice(0, -1)
            .every((one) => variant.test(one)),
      ),
    );
    expect(other).toEqual([]);
  });
});
