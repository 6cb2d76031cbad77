import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { csvText, spreadsheetText } from "./csv.rules.ts";

it("Names that begin like a formula are texts in a spreadsheet, numbers with a minus are numbers", () => {
  expect(csvText([["=1+1", "+84", "-x", "@a", "＝1", " =2", "Hà Nội", -3, null, true]])).toBe(
    "'=1+1,'+84,'-x,'@a,'＝1,' =2,Hà Nội,-3,,true\r\n",
  );
});

it("A file for spreadsheets begins with the mark of UTF-8", () => {
  expect(spreadsheetText([["Đội"]])).toBe("\uFEFFĐội\r\n");
});

it("An independent parser reads back every text, but for the apostrophe before a formula", () => {
  const text = fc.string({ unit: "binary", maxLength: 20 });
  const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (texts) => {
      const read: string[][] = parse(spreadsheetText(texts), {
        ...{ bom: true, relax_column_count: true, record_delimiter: "\r\n", skip_empty_lines: false },
      });
      const shown = texts.map((row) =>
        row.map((text) => (/^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? `'${text}` : text)),
      );
      expect(read).toEqual(shown);
    }),
  );
});
