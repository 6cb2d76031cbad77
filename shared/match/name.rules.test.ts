import { describe, expect, it } from "vitest";
import { nameIn } from "./name.rules.ts";

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
