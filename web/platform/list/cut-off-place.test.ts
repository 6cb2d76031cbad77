// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cutOffPlace, keepPlace } from "./cut-off-place.ts";

/** A page that is 3,000 high in a window of 800, scrolled to `top`. */
function standAt(top: number): void {
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 3_000, configurable: true });
  Object.defineProperty(window, "innerHeight", { value: 800, configurable: true });
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
}
const loadedBy = (type: string) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);

let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, "", "/?date=2022-12-18");
  stop = keepPlace();
  standAt(5_000);
  window.dispatchEvent(new Event("pagehide"));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe("a place below the first rows", () => {
  it("is gone to after a reload that ended where they do", () => {
    loadedBy("reload");
    standAt(2_200);
    const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    cutOffPlace()?.();
    expect(scrollTo).toHaveBeenCalledWith({ top: 5_000, behavior: "instant" });
  });

  it("is left alone by who has moved on, opens the page anew, or opens another", () => {
    loadedBy("reload");
    standAt(1_000);
    expect(cutOffPlace()).toBeNull();
    standAt(2_200);
    loadedBy("navigate");
    expect(cutOffPlace()).toBeNull();
    loadedBy("reload");
    window.history.replaceState(null, "", "/?date=2022-12-19");
    expect(cutOffPlace()).toBeNull();
  });

  it("is gone to where the address names it", () => {
    loadedBy("navigate");
    standAt(0);
    window.history.replaceState(null, "", "/#league-9");
    const go = cutOffPlace();
    const block = document.body.appendChild(document.createElement("section"));
    block.id = "league-9";
    const scroll = vi.spyOn(block, "scrollIntoView").mockImplementation(() => undefined);
    go?.();
    expect(scroll).toHaveBeenCalled();
    expect(cutOffPlace()).toBeNull();
  });
});
