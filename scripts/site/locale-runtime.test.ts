import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { slimMessage } from "./locale-runtime.ts";

const FOLDER = "web/paraglide/messages";
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".js") && name !== "_index.js");

type Message = (inputs: Readonly<Record<string, string>>) => string;

/** What a module's text exports, with the language it is asked for. */
function evaluate(code: string, locale: string): Message {
  const body = code.replace(/^import [^\n]*$/gm, "").replace(/export const \w+ =/, "return");
  return new Function("getLocale", "experimentalStaticLocale", body)(() => locale, undefined) as Message;
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
