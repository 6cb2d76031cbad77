import { describe, expect, it } from "vitest";
import { nameIn, plainText } from "./name.rules.ts";

describe("a name in a language", () => {
  const germany = { name: "Germany", translations: { vi: "Đức" } };

  it("is the translation where there is one", () => {
    expect(nameIn("vi", germany)).toBe("Đức");
  });

  it("is the source's own where nobody has said another in that language", () => {
    expect(nameIn("en", germany)).toBe("Germany");
    expect(nameIn("vi", { name: "Hải Phòng" })).toBe("Hải Phòng");
  });

  it("is never blank", () => {
    expect(nameIn("vi", { name: "Germany", translations: { vi: "" } })).toBe("Germany");
  });
});

describe("a text without what readers leave out when they type", () => {
  it("has no marks, no đ, no capitals and no blanks around", () => {
    expect(plainText(" Giải Vô địch Đức ")).toBe("giai vo dich duc");
    expect(plainText("Ngoại hạng Anh")).toBe(plainText("NGOAI HANG ANH"));
  });
});
