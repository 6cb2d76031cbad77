// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { anchorsAreOf, keepAnchorsFromRouter } from "./anchors.ts";

describe("jumps within a page", () => {
  const router = vi.fn();
  const arriveAt = (path: string) => {
    history.replaceState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  };

  beforeAll(() => {
    history.replaceState(null, "", "/bai-viet?trang=2");
    keepAnchorsFromRouter();
    window.addEventListener("popstate", router);
  });
  beforeEach(() => router.mockClear());

  it("stay the browser's, there and back", () => {
    arriveAt("/bai-viet?trang=2#doi-hinh");
    arriveAt("/bai-viet?trang=2");
    expect(router).not.toHaveBeenCalled();
  });

  it("are told from another page or query, which the router has to show", () => {
    arriveAt("/tin-tuc?trang=2");
    // Back before the other page was shown: the router is navigating there and has to turn round.
    arriveAt("/bai-viet?trang=2#doi-hinh");
    expect(router).toHaveBeenCalledTimes(2);
  });

  it("are those of the page that was opened last", () => {
    anchorsAreOf({ pathname: "/tin-tuc", search: "" });
    arriveAt("/tin-tuc#noi-bat");
    expect(router).not.toHaveBeenCalled();
    arriveAt("/bai-viet?trang=2#doi-hinh");
    expect(router).toHaveBeenCalledTimes(1);
  });
});
