// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CommentaryLine } from "#shared/match/index.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { Commentary } from "./commentary.tsx";

afterEach(cleanup);

const line = (id: number, more: object = {}) =>
  CommentaryLine.parse({ id, minute: id, added: null, side: null, text: `line ${id}`, at: id, ...more });
const show = (lines: readonly CommentaryLine[]) =>
  renderWithProviders(<Commentary lines={lines} />).container;
const texts = (lines: Iterable<Element>) => [...lines].map((each) => each.querySelector("p")?.textContent);

describe("The commentary", () => {
  it("The commentary is listed newest first, with twenty entries open and the rest folded", () => {
    const page = show(Array.from({ length: 23 }, (_, at) => line(at + 1)));
    expect(texts(page.querySelectorAll("section > ol > li"))[0]).toBe("line 23");
    expect(page.querySelectorAll("section > ol > li")).toHaveLength(20);
    expect(texts(page.querySelectorAll("details li"))).toEqual(["line 3", "line 2", "line 1"]);
    expect(page.querySelector("summary")?.textContent).toBe("Xem thêm 3 dòng");
  });

  it("The commentary is in the page's language if the provider has it, else in the provider's words", () => {
    const page = show([line(1), line(2, { translations: { vi: "dòng 2", en: "row 2" } })]);
    expect(texts(page.querySelectorAll("li"))).toEqual(["dòng 2", "line 1"]);
    expect(page.querySelector("details")).toBeNull();
  });

  it("A formation does not break between its numbers, while scores and words keep theirs", () => {
    const page = show([line(1, { text: "4-2-3-1 against 3-4-3, a well-known 2-1" })]);
    expect(texts(page.querySelectorAll("li"))).toEqual([
      "4-\u20602-\u20603-\u20601 against 3-\u20604-\u20603, a well-known 2-1",
    ]);
  });
});
