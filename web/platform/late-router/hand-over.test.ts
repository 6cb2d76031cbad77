// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { type HandOver, readHandOver, whenHandedOver, writeHandOver } from "./hand-over.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a browser reads of the script that the server wrote. */
function passOn(handed: HandOver) {
  vi.stubGlobal("__reactRouterContext", { ssr: true });
  const script = writeHandOver(handed);
  new Function(script)();
  return { script, read: readHandOver() };
}

describe("what a page was made from", () => {
  it("is the same in the browser", () => {
    const loaderData = {
      root: { locale: "vi", now_ms: 7 },
      "home.vi": "[{'a':\"Đội 'A'\"}]\u2028",
      empty: null,
    };
    const actionData = { "login.vi": { code: "wrong_password" } };
    expect(passOn({ loaderData, actionData, errors: null }).read).toEqual({
      loaderData,
      actionData,
      errors: null,
    });
    expect(passOn({ loaderData, actionData: null, errors: null }).read.actionData).toBeNull();
  });

  it("has an answer of each route, and cannot end its script", () => {
    const title = "</script><script>alert(1)</script><!--";
    const { script, read } = passOn({
      loaderData: { root: undefined, "tag.vi": { title } },
      actionData: null,
      errors: null,
    });
    expect(read.loaderData).toEqual({ root: null, "tag.vi": { title } });
    expect(script).not.toContain("<");
  });

  it("says of a failure what it was", () => {
    const refused = { status: 404, statusText: "", internal: false, data: { code: "not_found" } };
    const { read } = passOn({
      loaderData: {},
      actionData: null,
      errors: { root: refused, "home.vi": new Error("no data") },
    });
    expect(read.errors?.root).toEqual(refused);
    expect(read.errors?.["home.vi"]).toEqual(new Error("no data"));
  });

  it("is waited for by scripts that are quicker than the page", () => {
    vi.stubGlobal("__reactRouterContext", { ssr: true });
    const run = vi.fn();
    whenHandedOver(run);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(run).toHaveBeenCalledTimes(1);
    passOn({ loaderData: {}, actionData: null, errors: null });
    whenHandedOver(run);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
