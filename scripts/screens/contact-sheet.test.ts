import { describe, expect, it } from "vitest";
import { folderOf, indexHtml, type Picture, sheetHtml, sheetsOf } from "./contact-sheet.ts";

const pictureOf = (fields: Partial<Picture> = {}): Picture => ({
  ...{ page: "home", locale: "vi", width: 360, scheme: "light" },
  ...{ file: "home/vi-360-light.png", path: "/", ...fields },
});

describe("the contact sheets", () => {
  it("The index has a table per page, with a lazy thumbnail and a link for each picture", () => {
    const html = indexHtml(
      [
        pictureOf(),
        pictureOf({ width: 1280, file: "home/vi-1280-light.png" }),
        pictureOf({ locale: "en", file: "home/en-360-light.png", path: "/en" }),
        pictureOf({ page: "tips", file: "tips/vi-360-light.png" }),
      ],
      ["sheets/360-light-01.png"],
      "today",
    );
    expect(html.match(/<table /g)).toHaveLength(2);
    expect(html).toContain(
      '<a href="home/vi-1280-light.png"><img src="home/vi-1280-light.png" loading="lazy"',
    );
    expect(html).toContain('<th scope="col">360 px</th><th scope="col">1280 px</th>');
    expect(html).toContain('<th scope="row">en light</th>');
    // The English page was not photographed at 1280 px.
    expect(html.match(/<td><\/td>/g)).toHaveLength(1);
    expect(html).toContain('<a href="sheets/360-light-01.png">');
  });

  it("Names, paths and files cannot break out of the HTML", () => {
    const hostile = '<img src=x onerror="alert(1)">&';
    const picture = pictureOf({ page: hostile, path: `/?q=${hostile}`, file: `a/${hostile}#?.png` });
    for (const html of [
      indexHtml([picture], [`sheets/${hostile}.png`], hostile),
      sheetHtml([picture], `file:///${hostile}`),
    ]) {
      expect(html).not.toContain("<img src=x");
      expect(html).not.toContain('onerror="');
      expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;");
      expect(html).toContain("a/%3Cimg%20src%3Dx%20onerror%3D%22alert(1)%22%3E%26%23%3F.png");
    }
  });

  it("A sheet holds twelve pictures of one width and scheme", () => {
    const pictures = Array.from({ length: 13 }, (_, at) => pictureOf({ page: `page ${at}` }));
    const sheets = sheetsOf([...pictures, pictureOf({ scheme: "dark" })]);
    expect([...sheets].map(([file, { length }]) => [file, length])).toEqual([
      ["sheets/360-light-01.png", 12],
      ["sheets/360-light-02.png", 1],
      ["sheets/360-dark-01.png", 1],
    ]);
    expect(sheetHtml(pictures.slice(0, 12), "file:///x/").match(/<figure>/g)).toHaveLength(12);
  });

  it("A page's folder has letters, digits and dashes", () => {
    expect(folderOf("odds page of a match, asian_handicap")).toBe("odds-page-of-a-match-asian-handicap");
    expect(folderOf("goal (pop-up)")).toBe("goal-pop-up");
  });
});
