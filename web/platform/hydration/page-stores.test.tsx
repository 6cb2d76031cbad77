// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { changeSetting, createSettings } from "#web/platform/settings/settings.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { TestStores } from "#web/testing/stores.tsx";
import { createPageHydration } from "./page-hydration.ts";
import { ScreenHydrated } from "./page-stores.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => localStorage.clear());

const Line = () => <b>{useSetting("line_format")[0]}</b>;
const page = (
  <TestStores now_ms={0} isHydrated={false}>
    <Line />
    <ScreenHydrated />
  </TestStores>
);

it("a screen fits its HTML whatever the browser keeps, and shows that once it is hydrated", async () => {
  localStorage.setItem(SETTINGS_KEY, '{"line_format":"decimal"}');
  const host = document.createElement("div");
  host.innerHTML = renderToString(page);
  expect(host.textContent).toBe("split");
  const misfits: unknown[] = [];
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(host, page, { onRecoverableError: (error) => misfits.push(error) });
  });
  expect([host.textContent, misfits]).toEqual(["decimal", []]);
  await act(async () => root?.unmount());
});

it("a setting that is changed before the screen is hydrated leaves the other settings of the browser as they are", () => {
  localStorage.setItem(SETTINGS_KEY, '{"line_format":"decimal"}');
  const settings = createSettings({ hydration: createPageHydration() });
  expect(settings.line_format).toBe("split");
  changeSetting(settings, "motion", "less");
  expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "")).toEqual({
    line_format: "decimal",
    motion: "less",
  });
});

it("whatever waits for hydration runs once, unless it is cancelled, and at once afterwards", () => {
  const [first, cancelled, later] = [vi.fn(), vi.fn(), vi.fn()];
  const { whenHydrated, setHydrated } = createPageHydration();
  whenHydrated(first);
  whenHydrated(cancelled)();
  expect(first).not.toHaveBeenCalled();
  setHydrated();
  // Another zone remounts the screen.
  setHydrated();
  whenHydrated(later);
  expect([first, cancelled, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
