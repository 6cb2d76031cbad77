import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { queryFieldFacts } from "./query-field-form.ts";
import {
  choiceField,
  dateField,
  flagField,
  idField,
  idListField,
  intField,
  intListField,
  listField,
  optionalIdField,
  optionalTextField,
  searchField,
  tzField,
} from "./query-fields.ts";

const read = (field: z.ZodMiniType, raw: string | undefined): unknown => {
  const { success, data, error } = z.safeParse(field, raw);
  return success ? data : error?.issues.map((issue) => issue.message);
};

describe("choiceField", () => {
  it("A choice field returns numbers as numbers and words as words", () => {
    expect([
      read(choiceField([3, 6, 10], 10), "6"),
      read(choiceField(["full", "half"], "full"), "half"),
    ]).toEqual([6, "half"]);
  });

  it("A choice field falls back to its default", () => {
    expect([read(choiceField([3, 6, 10], 10), undefined), read(flagField(), undefined)]).toEqual([10, 0]);
  });

  it.each(["5", "6.0", "06", " 6", "six", "1e1", "10,6"])(
    "A choice field refuses %j with the valid values",
    (raw) => {
      expect(read(choiceField([3, 6, 10], 10), raw)).toEqual(["must be one of 3, 6, 10"]);
    },
  );
});

describe("a list", () => {
  it("A list is the same in any order and with repeated items", () => {
    expect(read(idListField({ most: 3 }), "12,7,100,7")).toEqual([7, 12, 100]);
    expect(read(intListField({ min: 1, max: 5 }), "5,4,5")).toEqual([4, 5]);
    expect(read(listField(["live", "ended"]), "live, ended,live")).toEqual(["ended", "live"]);
  });

  it("A list has no more ids than the call allows", () => {
    expect(read(idListField({ most: 2 }), "1,2,3")).toEqual(["must be 1 to 2 ids with commas between them"]);
  });
});

describe("optionalTextField", () => {
  it("An optional text is trimmed, and may be left out", () => {
    expect([read(optionalTextField(), "  Hà Nội "), read(optionalTextField(), undefined)]).toEqual([
      "Hà Nội",
      undefined,
    ]);
  });

  it("An optional text is composed from letters and separate diacritics", () => {
    expect(read(optionalTextField(), "Hà Nội".normalize("NFD"))).toBe("Hà Nội".normalize("NFC"));
  });

  it.each(["   ", "x".repeat(101)])("An optional text refuses blanks and overlong texts", (raw) => {
    expect(read(optionalTextField(), raw)).toEqual(["must be 1 to 100 characters"]);
  });
});

describe("searchField", () => {
  it("A search field takes three characters or more, blanks around them not counted", () => {
    expect(read(searchField(), " hue ")).toBe("hue");
    for (const raw of ["hu", "  h ", undefined]) {
      expect(read(searchField(), raw)).toEqual(["must be 3 to 100 characters"]);
    }
  });

  it("A search field takes every other character", () => {
    const typed = fc.string({ unit: "grapheme", minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(typed, (raw) => {
        const kept = raw.normalize("NFC").trim();
        // zod counts code points, as JSON Schema does: a letter beyond U+FFFF is one.
        const { length } = [...kept];
        fc.pre(length >= 3 && length <= 100);
        expect(read(searchField(), raw)).toBe(kept);
      }),
    );
  });
});

describe("the described values of a field", () => {
  it.each([
    [idField(), true, undefined, { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER }],
    [optionalIdField(), false, undefined, { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER }],
    [intField({ min: 1, max: 9, default: 4 }), false, 4, { type: "integer", minimum: 1, maximum: 9 }],
    [dateField(), false, undefined, { type: "string", format: "date" }],
    [listField(["a", "b"]), false, undefined, { type: "array", items: { type: "string", enum: ["a", "b"] } }],
    [
      intListField({ min: 1, max: 5 }),
      false,
      undefined,
      { type: "array", items: { type: "integer", minimum: 1, maximum: 5 } },
    ],
    [choiceField([3, 6], 3), false, 3, { type: "integer", enum: [3, 6] }],
    [choiceField(["full", "half"], "full"), false, "full", { type: "string", enum: ["full", "half"] }],
    [searchField(), true, undefined, { type: "string", minLength: 3, maxLength: 100 }],
    [optionalTextField(), false, undefined, { type: "string", minLength: 1, maxLength: 100 }],
  ] as const)("The described form of a field is right (%#)", (field, required, fallback, form) => {
    expect(queryFieldFacts(field)).toEqual({ required, fallback, form });
  });

  it("The zone pattern fits the accepted zones", () => {
    const { form, fallback } = queryFieldFacts(tzField("+07:00"));
    const pattern = new RegExp("pattern" in form ? form.pattern : "$^");
    const zones = ["+07:00", "-04:30", "GMT+07:00", "UTC", "7", "+7", "Asia/Ho_Chi_Minh"];
    expect(zones.map((zone) => pattern.test(zone))).toEqual(
      zones.map((zone) => z.safeParse(tzField("+07:00"), zone).success),
    );
    expect(fallback).toBe("+07:00");
  });

  it("Only query fields have a described form", () => {
    expect(() => queryFieldFacts(z.string())).toThrow("query-fields.ts");
  });
});
