import { describe, expect, it } from "vitest";
import { nameIn, plainText } from "./name.rules.ts";

describe("a name in a language", () => {
  const germany = { name: "Germany", translations: { vi: "Đức" } };

  it("A name is the translation where there is one", () => {
    expect(nameIn("vi", germany)).toBe("Đức");
  });

  it("A name is the source's own without a translation", () => {
    expect(nameIn("en", germany)).toBe("Germany");
    expect(nameIn("vi", { name: "Hải Phòng" })).toBe("Hải Phòng");
  });

  it("A name is never blank", () => {
    expect(nameIn("vi", { name: "Germany", translations: { vi: "" } })).toBe("Germany");
  });
});

describe("a search text", () => {
  it("A search text has no diacritics, no đ, no capitals and no blanks around", () => {
    expect(plainText(" Giải Vô địch Đức ")).toBe("giai vo dich duc");
    expect(plainText("Ngoại hạng Anh")).toBe(plainText("NGOAI HANG ANH"));
  });
});
