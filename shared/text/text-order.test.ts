import { describe, expect, it } from "vitest";
import { compareNames, compareText } from "./text-order.ts";

describe("the order of texts", () => {
  it("Texts are ordered by code points, a prefix before the longer text", () => {
    const sorted = ["", "A", "Huế", "Huế 2", "a", "\uFFFD", "😀", "😀a"];
    expect(sorted.toReversed().sort(compareText)).toEqual(sorted);
  });

  it("Only equal texts tie", () => {
    expect([compareText("Huế", "Huế"), Math.sign(compareText("Huế", "Huế".normalize("NFD")))]).toEqual([
      0, 1,
    ]);
  });
});

describe("the order of names", () => {
  it("Names are ordered by the Vietnamese alphabet", () => {
    const letters = "a ă â b c d đ e ê g h i k l m n o ô ơ p q r s t u ư v x y".split(" ");
    const names = letters.flatMap((letter) => [letter, `${letter}z`]);
    expect(names.toReversed().sort(compareNames)).toEqual(names);
  });

  it("The order is ICU's, but for tones and capitals", () => {
    const icu = new Intl.Collator("vi", { sensitivity: "base" });
    const names = [
      ...[
        "Bóng đá nữ",
        "Bồ Đào Nha",
        "Đức",
        "Dubai",
        "Ấn Độ",
        "Anh",
        "Ả Rập Xê Út",
        "Áo",
        "Âu",
        "Azerbaijan",
      ],
      ...["Hạng Nhất", "hạng nhất", "Hà Lan", "Hàn Quốc", "Ý", "Ước", "Uzbekistan", "Süper Lig", "Super Cup"],
      ...[
        "Beşiktaş",
        "Fenerbahçe",
        "1. FC Köln",
        "FC 2",
        "FC",
        "Ôxtrâylia",
        "Ớt",
        "Oman",
        "Cúp C1",
        "Cúp C1 nữ",
      ],
      ...["Zürich", "Égypte", "Estonia", "Ê-cu-a-đo", "Ngoại hạng", "Nghệ An", "Thừa Thiên", "Thái Lan"],
    ];
    for (const one of names)
      for (const other of names) {
        const expected = icu.compare(one, other);
        if (expected !== 0) expect([one, other, compareNames(one, other)]).toEqual([one, other, expected]);
      }
  });

  it("Only equal names tie", () => {
    expect([compareNames("Huế", "Huế"), Math.sign(compareNames("Hue", "Huế"))]).toEqual([0, -1]);
    expect(compareNames("HUẾ", "Huế")).toBeLessThan(0);
  });
});
