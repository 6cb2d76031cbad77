// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showTurnstile } from "./turnstile.ts";

const render = vi.fn((place: HTMLElement) => {
  place.append(document.createElement("i"));
  return "widget-1";
});
const remove = vi.fn();
const scripts = () => [...document.head.querySelectorAll("script")];
const place = () => document.body.appendChild(document.createElement("div"));
const arrive = () => {
  Object.assign(window, { turnstile: { render, remove } });
  scripts()[0]?.dispatchEvent(new Event("load"));
};

beforeEach(() => {
  // The script is Cloudflare's: the tests cover only whether and when it is requested.
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) (node as HTMLScriptElement).type = "text/plain";
    Element.prototype.append.apply(document.head, nodes);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  render.mockClear();
  remove.mockClear();
  Reflect.deleteProperty(window, "turnstile");
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

describe("The Cloudflare widget", () => {
  it("The Cloudflare widget renders once its script has loaded, and can be removed", () => {
    const failed = vi.fn();
    const hide = showTurnstile(place(), "a key", failed);
    expect([scripts().length, render.mock.calls.length]).toEqual([1, 0]);
    arrive();
    expect(render.mock.calls[0]?.[1 as 0]).toMatchObject({
      sitekey: "a key",
      "response-field-name": "captcha",
    });
    hide();
    expect(remove).toHaveBeenCalledWith("widget-1");
    expect(failed).not.toHaveBeenCalled();
  });

  it("The Cloudflare widget renders again on a later form of the same page", () => {
    showTurnstile(place(), "a key", () => undefined)();
    arrive();
    expect(render).not.toHaveBeenCalled();
    const second = place();
    showTurnstile(second, "a key", () => undefined);
    expect([second.childElementCount, scripts().length]).toEqual([1, 1]);
  });

  it("The Cloudflare widget reports a script that failed to load, and the next form tries again", () => {
    const failed = vi.fn();
    showTurnstile(place(), "a key", failed);
    scripts()[0]?.dispatchEvent(new Event("error"));
    expect([failed.mock.calls.length, scripts().length]).toEqual([1, 0]);
    showTurnstile(place(), "a key", failed);
    expect(scripts()).toHaveLength(1);
  });
});
