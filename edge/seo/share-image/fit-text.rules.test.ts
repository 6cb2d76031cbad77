import { describe, expect, it } from "vitest";
import { drawable, fitText } from "./fit-text.rules.ts";

/** Every character as wide as half its size. */
const widthOf = (text: string, size: number) => text.length * size * 0.5;
const room = { width: 200, lines: 2, sizes: [40, 20] };

describe("texts in pictures", () => {
  it("Texts in pictures are as large as their room allows", () => {
    expect(fitText("Hà Nội", room, widthOf)).toEqual({ size: 40, lines: ["Hà Nội"] });
    expect(fitText("Hà Nội T&T", room, widthOf)).toEqual({ size: 40, lines: ["Hà Nội", "T&amp;T"] });
    expect(fitText("Borussia Mönchengladbach", room, widthOf)).toEqual({
      size: 20,
      lines: ["Borussia", "Mönchengladbach"],
    });
  });

  it("Texts in pictures are cut where no size is small enough", () => {
    expect(fitText("a b c d e f g h i j k l m n o p q r s t u v w x y z", room, widthOf)).toEqual({
      size: 20,
      lines: ["a b c d e f g h i j", "k l m n o p q r s t…"],
    });
    expect(fitText("x".repeat(50), room, widthOf).lines).toEqual([`${"x".repeat(19)}…`]);
  });

  it("Texts in pictures hold only characters of the font", () => {
    expect(drawable("Nhận định 😀⚽ Łódź \u0000中文")).toBe("Nhận định Łódź");
    expect(drawable("中文", "Beijing")).toBe("Beijing");
    expect(drawable("😀")).toBe("?");
    expect(drawable("e\u0302\u0301")).toBe("ế");
  });
});
