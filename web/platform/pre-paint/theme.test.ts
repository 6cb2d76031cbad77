// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { chooseTheme, nextTheme, useTheme } from "./theme.ts";
import { THEME_KEY } from "./theme-key.ts";

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const shown = () => document.documentElement.dataset.theme;

describe("the theme", () => {
  it("is what the system says until it is chosen, and that again", () => {
    const { result } = renderHook(useTheme);
    expect([result.current, shown()]).toEqual(["system", undefined]);
    act(() => chooseTheme("dark"));
    expect([result.current, shown()]).toEqual(["dark", "dark"]);
    act(() => chooseTheme("system"));
    expect([result.current, shown()]).toEqual(["system", undefined]);
  });

  it("follows a choice in another tab", () => {
    const { result } = renderHook(useTheme);
    localStorage.setItem(THEME_KEY, "light");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY })));
    expect([result.current, shown()]).toEqual(["light", "light"]);
  });

  it("goes round all three", () => {
    expect([nextTheme("system"), nextTheme("light"), nextTheme("dark")]).toEqual(["light", "dark", "system"]);
  });
});
