import { describe, expect, it } from "vitest";
import { m } from "#messages/paraglide/messages.js";
import { inLocale } from "./locale.server.ts";

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("the language of a render", () => {
  it("stays its own while other requests render in between", async () => {
    const render = (locale: "vi" | "en") =>
      inLocale(locale, async () => {
        const words: string[] = [];
        for (let step = 0; step < 5; step += 1) {
          await pause();
          words.push(m.filter_all());
        }
        return words;
      });
    const [vi, en] = await Promise.all([render("vi"), render("en")]);
    expect(new Set(vi)).toEqual(new Set(["Tất cả"]));
    expect(new Set(en)).toEqual(new Set(["All"]));
  });

  it("is Vietnamese outside of any", () => {
    expect(m.filter_all()).toBe("Tất cả");
  });
});
