// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { ShieldChoice } from "./shield-choice.tsx";
import { SHIELD_KEY, withChoice } from "./shield-entries.rules.ts";
import { shieldOfView } from "./shown-shield.ts";
import { useShieldChoice } from "./use-shield-choice.ts";

const reload = vi.fn();
/** Sets a cookie as edge and other tabs do. */
const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it there
  document.cookie = `${cookie}; Path=/`;
};
beforeEach(() => {
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const name of ["scores", "delay"]) setCookie(`${name}=; Max-Age=0`);
  vi.restoreAllMocks();
  reload.mockClear();
});

function Kept() {
  useShieldChoice();
  return null;
}
const page = (shield: Shield = { scores: "shown", delay_s: 0 }) =>
  renderWithProviders(<Kept />, { facts: { shield } });
const inOtherTab = (key: string | null, newValue: string | null = "x") =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
const entries = withChoice([], { kind: "match", id: 7 }, 0, Math.floor(Date.now() / 1000));

describe("an open page", () => {
  it("is loaded anew as soon as a page in another tab has been loaded under another choice", () => {
    page();
    setCookie("scores=hidden");
    cleanup();
    const [key, value] = ["shield.everything", localStorage.getItem("shield.everything")];
    page({ scores: "hidden", delay_s: 0 });
    expect(localStorage.getItem(key)).not.toBe(value);
    cleanup();
    page();
    inOtherTab(key);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is loaded anew when another match is shielded in another tab", () => {
    page({ scores: "some", delay_s: 0 });
    reload.mockClear();
    inOtherTab(SHIELD_KEY);
    inOtherTab(SHIELD_KEY);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stays where nothing else was chosen", () => {
    page();
    inOtherTab("shield.everything");
    inOtherTab("settings");
    fireEvent.focus(window);
    expect(reload).not.toHaveBeenCalled();
  });

  it("of single shielded matches follows a delay for everything", () => {
    localStorage.setItem(SHIELD_KEY, JSON.stringify(entries));
    setCookie("scores=some");
    page({ scores: "some", delay_s: 0 });
    setCookie("delay=60");
    fireEvent.focus(window);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("asks for nothing that was hidden meanwhile", () => {
    page();
    setCookie("scores=hidden");
    expect(shieldOfView(null).scores).toBe("hidden");
  });
});

describe("the choice for one match", () => {
  const choose = () => {
    renderWithProviders(<ShieldChoice of={{ kind: "match", id: 7 }} label="Match" />);
    fireEvent.change(screen.getByLabelText("Match"), { target: { value: "0" } });
  };

  it("tells edge that there is one, also below what hides everything", () => {
    choose();
    expect([document.cookie, reload.mock.calls.length]).toEqual(["scores=some", 1]);
    setCookie("scores=hidden");
    page({ scores: "hidden", delay_s: 0 });
    expect(document.cookie).toBe("scores=hidden-some");
  });

  it("says so where the browser keeps nothing, and then nothing is shielded", () => {
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    choose();
    expect(screen.getByRole("alert").textContent).toContain("không lưu được");
    expect([document.cookie, reload.mock.calls.length]).toEqual(["", 0]);
  });
});
