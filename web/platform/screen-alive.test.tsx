// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { lazy, type ReactNode, Suspense } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestStores } from "#web/testing/stores.tsx";
import { AfterScreen, ScreenMark, ScreenPart } from "./screen-alive.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Code = { readonly default: () => ReactNode };
const panel: Code = { default: () => <aside>panel</aside> };

let root: Root | undefined;
let host: HTMLElement;
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  delete document.documentElement.dataset.alive;
});

const page = (Panel: React.ComponentType) => (
  <TestStores now_ms={0}>
    <Suspense>
      <main>
        <ScreenPart>
          <Panel />
        </ScreenPart>
        <AfterScreen>{() => <output>in step</output>}</AfterScreen>
      </main>
      <ScreenMark />
    </Suspense>
  </TestStores>
);

/** Hydrates a page whose panel is still on its way; gives what lets it arrive. */
async function open(): Promise<(code: Code) => Promise<void>> {
  const Ready = panel.default;
  host = document.createElement("div");
  host.innerHTML = renderToString(page(Ready));
  let arrive: (code: Code) => void = () => undefined;
  const Late = lazy(() => new Promise<Code>((resolve) => (arrive = resolve)));
  await act(async () => {
    root = hydrateRoot(host, page(Late));
  });
  await pass(1_000);
  return async (code) => {
    await act(async () => arrive(code));
    await pass(1_000);
  };
}

/** Twice: what is mounted by a change waits until the page is idle, too. */
async function pass(ms: number): Promise<void> {
  for (const share of [ms / 2, ms / 2])
    await act(async () => void (await vi.advanceTimersByTimeAsync(share)));
}

const isAlive = () => document.documentElement.dataset.alive !== undefined;

it("keeps a part's HTML and what changes the screen back until the part is alive", async () => {
  const arrive = await open();
  expect([host.textContent, isAlive()]).toEqual(["panel", false]);
  await arrive(panel);
  expect([host.textContent, isAlive()]).toEqual(["panelin step", true]);
});

it("waits ten seconds for a part that does not come, and does not call the page alive", async () => {
  const arrive = await open();
  await pass(8_000);
  expect(host.textContent).toBe("panel");
  await pass(3_000);
  expect([host.textContent, isAlive()]).toEqual(["panelin step", false]);
  await arrive(panel);
  expect([host.textContent, isAlive()]).toEqual(["panelin step", true]);
});
