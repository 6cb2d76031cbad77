import { expect, it } from "vitest";
import { plainSheet } from "./site-sheet.ts";

it("takes the mark off the site's sheet and leaves it to all others", () => {
  const manifest =
    '{"css":["/assets/entry-BVCe7n53.css#","/assets/live-list-Bc.css#","/assets/more-EV.css"]}';
  expect(plainSheet(manifest)).toBe(
    '{"css":["/assets/entry-BVCe7n53.css","/assets/live-list-Bc.css#","/assets/more-EV.css"]}',
  );
});
