// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CutOffPlace, watchCutOffPlace } from "./cut-off-place.ts";

/** A page that is 3,000 high in a window of 800, scrolled to `top`. */
function standAt(top: number): void {
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 3_000, configurable: true });
  Object.defineProperty(window, "innerHeight", { value: 800, configurable: true });
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
}
const loadedBy = (type: string) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);

let place: CutOffPlace;
beforeEach(() => {
  window.history.replaceState(null, "", "/?date=2022-12-18");
  place = watchCutOffPlace();
  standAt(5_000);
  window.dispatchEvent(new Event("pagehide"));
  standAt(2_200);
});
afterEach(() => {
  place.stop();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const noteScrolls = () => vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);

describe("a place below the first rows", () => {
  it.each(["reload", "back_forward"])("is gone to after a %s, wherever the browser is by then", (type) => {
    loadedBy(type);
    const scrollTo = noteScrolls();
    const go = place.wayThere();
    standAt(7_500);
    go?.();
    expect(scrollTo).toHaveBeenCalledWith({ top: 5_000, behavior: "instant" });
  });

  it("is left alone by who moves on, before the rows are there or until they stand", () => {
    loadedBy("reload");
    const scrollTo = noteScrolls();
    const go = place.wayThere();
    window.dispatchEvent(new Event("wheel"));
    go?.();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(place.wayThere()).toBeNull();
  });

  it("is none of a page that is opened anew, of another one, or of what the first rows reach", () => {
    loadedBy("navigate");
    expect(place.wayThere()).toBeNull();
    loadedBy("reload");
    window.history.replaceState(null, "", "/?date=2022-12-19");
    expect(place.wayThere()).toBeNull();
    window.history.replaceState(null, "", "/?date=2022-12-18");
    standAt(2_000);
    window.dispatchEvent(new Event("pagehide"));
    expect(place.wayThere()).toBeNull();
  });

  it("is gone to where the address names it", () => {
    loadedBy("navigate");
    window.history.replaceState(null, "", "/#competition-9");
    const go = place.wayThere();
    const block = document.body.appendChild(document.createElement("section"));
    block.id = "competition-9";
    const scroll = vi.spyOn(block, "scrollIntoView").mockImplementation(() => undefined);
    go?.();
    expect(scroll).toHaveBeenCalled();
    expect(place.wayThere()).toBeNull();
  });
});
