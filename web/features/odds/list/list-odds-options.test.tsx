// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScreenHydrated } from "#web/platform/hydration/page-stores.tsx";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { TestStores } from "#web/testing/stores.tsx";
import { ListOddsOptions } from "./list-odds-options.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const bar = (
  <TestStores now_ms={0} isHydrated={false}>
    <ListOddsOptions company={{ name: null, isFailed: false, retry: () => undefined }} />
    <ScreenHydrated />
  </TestStores>
);

let root: Root | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => act(async () => root?.unmount()));

/** The checked boxes after hydration, for a reader who was quicker. */
async function afterEarly(does: (boxes: readonly HTMLInputElement[]) => void): Promise<boolean[]> {
  document.body.replaceChildren();
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(bar);
  const boxes = () => [...host.querySelectorAll<HTMLInputElement>(".odds-check input")];
  does(boxes());
  await act(async () => {
    root = hydrateRoot(host, bar);
  });
  return boxes().map(({ checked }) => checked);
}

it("Each box changed before hydration keeps its change", async () => {
  const before = await afterEarly(() => undefined);
  await act(async () => root?.unmount());
  localStorage.clear();
  const wanted = before.map((checked) => !checked);
  wanted[0] = true;
  const after = await afterEarly((boxes) => {
    boxes.forEach((box, at) => {
      box.checked = wanted[at] === true;
    });
  });
  expect(after).toEqual(wanted);
});

it("A phone, which shows one market, offers one choice", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const shown = await afterEarly(() => undefined);
  vi.unstubAllGlobals();
  expect(shown).toEqual([true, false, false]);
});

it("The market of a phone and the columns of a wide screen are choices of their own", async () => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ list_markets: ["over_under", "match_result"] }));
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await afterEarly(() => undefined);
  const last = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].at(-1);
  await act(async () => last?.click());
  vi.unstubAllGlobals();
  expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}")).toEqual({
    list_markets: ["over_under", "match_result"],
    list_phone_market: "match_result",
  });
});

it("A change of the list odds options leaves the reader's other saved choices alone", async () => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ list_markets: ["asian_handicap"] }));
  const shown = await afterEarly(() => undefined);
  await act(async () => root?.unmount());
  const last = shown.length - 1;
  const after = await afterEarly((boxes) => {
    const box = boxes[last];
    if (box) box.checked = !box.checked;
  });
  expect(after.slice(0, last)).toEqual(shown.slice(0, last));
});
