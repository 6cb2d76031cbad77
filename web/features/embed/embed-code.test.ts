// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { stub } from "#tests/support/stub.ts";
import { codeOptionsOf, embedCode, heightIn } from "./embed-code.ts";
import { reportHeight } from "./embed-height.ts";

const SITE = { origin: "https://site.example", title: 'Tỷ số "trực tuyến"' };
const codeOf = (query: string) => embedCode(codeOptionsOf(new URLSearchParams(query), "vi"), SITE);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The frame of an embed code, which a template does not load, with its script. */
function elementsOf(code: string) {
  const [html = "", script] = code.split(/<\/?script>/);
  const template = document.createElement("template");
  template.innerHTML = html;
  const frame = template.content.querySelector("iframe");
  if (!frame) throw new Error("no frame");
  return { frame, script };
}

/** A frame whose embed script has run, with a function that posts messages to its page. */
function placed(code: string) {
  const { script } = elementsOf(code);
  const frame = { contentWindow: {}, style: { height: "" } };
  const page = { currentScript: { previousElementSibling: frame } };
  new Function("document", script ?? "")(page);
  const dispatchMessage = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    window.dispatchEvent(
      Object.assign(new Event("message"), {
        data,
        origin: SITE.origin,
        source: frame.contentWindow,
        ...from,
      }),
    );
  return { frame, dispatchMessage };
}

describe("The embed code", () => {
  it("The embed code is a frame of the chosen height whose URL contains the other options", () => {
    const { frame, script } = elementsOf(codeOf("height=800&language=en&theme=dark&comp_id=7&tz=%2B09:00"));
    expect(frame.getAttribute("src")).toBe(
      "https://site.example/en/iframe?comp_id=7&theme=dark&tz=%2B09%3A00",
    );
    expect([frame.getAttribute("height"), frame.title]).toEqual(["800", SITE.title]);
    expect(script).toBeUndefined();
  });

  it("The embed script follows its own frame's messages only", () => {
    const { frame, dispatchMessage } = placed(codeOf(""));
    const height = (value: unknown) => ({ type: "bongda:height", height: value });
    dispatchMessage(height(900), { origin: "https://evil.example" });
    dispatchMessage(height(900), { source: {} });
    dispatchMessage({ type: "other", height: 900 });
    for (const nonsense of ["<b>", -1, 1e9, null]) dispatchMessage(height(nonsense));
    dispatchMessage(null);
    expect(frame.style.height).toBe("");
    dispatchMessage(height(512));
    expect(frame.style.height).toBe("512px");
  });
});

it("The preview accepts the same messages as the embed script", () => {
  const own = {};
  const frame = { origin: SITE.origin, window: own };
  const message = {
    data: { type: "bongda:height", height: 512 },
    origin: SITE.origin,
    source: own as Window,
  };
  expect(heightIn(message, frame)).toBe(512);
  expect(heightIn({ ...message, origin: "https://evil.example" }, frame)).toBeNull();
  expect(heightIn({ ...message, source: null }, frame)).toBeNull();
  expect(heightIn({ ...message, data: { type: "bongda:height", height: "512" } }, frame)).toBeNull();
});

describe("An embedded frame", () => {
  it("A frame reports its height on change, and only then", () => {
    const element = document.createElement("main");
    let height = 100.2;
    element.getBoundingClientRect = () => ({ height }) as DOMRect;
    let resized = () => {};
    const disconnect = vi.fn();
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(listener: () => void) {
          resized = listener;
        }
        observe = () => resized();
        disconnect = disconnect;
      },
    );
    const postMessage = vi.fn();
    const stop = reportHeight(element, stub<Window>({ postMessage }));
    resized();
    height = 240;
    resized();
    expect(postMessage.mock.calls).toEqual([
      [{ type: "bongda:height", height: 101 }, "*"],
      [{ type: "bongda:height", height: 240 }, "*"],
    ]);
    stop();
    expect(disconnect).toHaveBeenCalled();
  });
});
