import { describe, expect, it } from "vitest";
import { IS_ENGLISH, inLanguage, withEnglishNames } from "./one-language.ts";

const CODE = `import{f as t}from"./framework-ab.js";const a=e=>${IS_ENGLISH}?\`Round \${e.n}\`:\`Vòng \${e.n}\`;export{a as r,t};`;
const run = (code: string): ((inputs: { n: number }) => string) =>
  new Function(`${code.replace(/^import.*?;/, "").replace(/export\s*\{.*$/s, "")}return a`)();

describe("a file of the build", () => {
  it.each([
    [false, "Vòng 3", "Round"],
    [true, "Round 3", "Vòng"],
  ])("says in one language (English: %s) what it said in both", async (isEnglish, text, other) => {
    const told = await inLanguage(CODE, "row-ab.js", isEnglish);
    expect(run(told)({ n: 3 })).toBe(text);
    expect(told).not.toContain(other);
    expect(told).not.toContain(IS_ENGLISH);
    expect(told).toMatch(/from\s*"\.\/framework-ab\.js"/);
  });

  it("stays as it is where it says nothing", async () => {
    expect(await inLanguage("export const x=1", "x.js", true)).toBe("export const x=1");
  });

  it("asks, as an English one, for English files, and for the style sheets of all", () => {
    expect(
      withEnglishNames('m.f=["assets/row-ab.js","assets/row-ab.css",`assets/x.js`];import("./row-ab.js")'),
    ).toBe('m.f=["assets/en/row-ab.js","assets/row-ab.css",`assets/en/x.js`];import("./row-ab.js")');
  });
});
