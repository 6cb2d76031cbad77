import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keepFormats, pureCounts, slimMessage } from "./locale-runtime.ts";
import { IS_ENGLISH } from "./one-language.ts";

const FOLDER = "web/paraglide/messages";
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".js") && name !== "_index.js");

type Message = (inputs: Readonly<Record<string, string>>) => string;

/** What a module's text exports, with the language it is asked for. */
function evaluate(code: string, locale: string): Message {
  const body = code.replace(/^import [^\n]*$/gm, "").replace(/export const \w+ =/, "return");
  return new Function("getLocale", "experimentalStaticLocale", IS_ENGLISH, body)(
    () => locale,
    undefined,
    locale === "en",
  ) as Message;
}

describe("a message as browsers get it", () => {
  it("says in both languages what the compiled one says, whatever it is given", () => {
    const given = new Proxy({}, { get: (_, key) => `‹${String(key)}›` });
    let slimmed = 0;
    for (const name of names) {
      const code = readFileSync(`${FOLDER}/${name}`, "utf8");
      const slim = slimMessage(code);
      if (slim === null) continue;
      slimmed += 1;
      for (const locale of ["vi", "en"]) {
        expect(evaluate(slim, locale)(given), name).toBe(evaluate(code, locale)(given));
      }
    }
    // Plurals stay as they are; were nothing recognised any more, the first load would have grown unseen.
    expect(slimmed).toBeGreaterThan(names.length * 0.8);
  });
});

describe("formats of messages", () => {
  it("are not asked for where the language has no plurals", () => {
    const code = readFileSync(`${FOLDER}/chat_new.js`, "utf8");
    expect(pureCounts(code)).toContain('const amount = /* @__PURE__ */ registry.plural("vi"');
    // In English the word hangs on it, so it stays whatever is marked.
    expect(pureCounts(code)).toContain('if (amount === "one")');
  });

  it("are made once for each language and say what paraglide's own say", () => {
    const code = readFileSync("web/paraglide/registry.js", "utf8");
    const read = (text: string) =>
      new Function(`${text.replaceAll("export function", "function")}; return { plural, number };`)() as {
        plural: (locale: string, input: unknown, options?: object) => string;
        number: (locale: string, input: unknown, options?: object) => string;
      };
    const [own, kept] = [read(code), read(keepFormats(code))];
    expect(keepFormats(code)).not.toContain("new Intl.PluralRules(");
    for (const locale of ["vi", "en"]) {
      for (const options of [{}, { type: "ordinal" }, {}])
        expect(kept.plural(locale, 1, options)).toBe(own.plural(locale, 1, options));
      expect(kept.number(locale, "1234.5")).toBe(own.number(locale, "1234.5"));
    }
  });
});
