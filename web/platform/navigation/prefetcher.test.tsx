// @vitest-environment happy-dom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { callsOfView } from "#web/platform/data/browser-call.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { PageStoresProvider } from "#web/platform/hydration/page-stores.tsx";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { PLAIN_VIEW } from "#web/platform/spoiler-shield/shown-view.tsx";
import { createLinkHost, LinkHostContext } from "./link-host.ts";
import { Prefetcher } from "./prefetcher.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const host = createLinkHost();
  const Page = createRoutesStub([
    { path: "/", Component: Prefetcher },
    { path: "/match/:id", Component: () => null, loader: () => null },
  ]);
  const { container } = render(
    <QueryClientProvider client={createQueryClient(callsOfView(PLAIN_VIEW))}>
      <PageStoresProvider now_ms={0} isHydrated>
        <LinkHostContext value={host}>
          <Page />
        </LinkHostContext>
      </PageStoresProvider>
    </QueryClientProvider>,
  );
  const links = () => [...container.querySelectorAll("link")];
  /** Pages whose data is requested; React Router's stub of a module is preloaded beside each. */
  const requested = () =>
    links().flatMap((link) => /^(.*)\.data$/.exec(link.getAttribute("href") ?? "")?.[1] ?? []);
  const preload = (...pages: string[]) =>
    act(async () => {
      for (const page of pages) host.preload(page);
    });
  return { links, requested, preload };
}
const matchPath = (id: number) => `/match/${id}`;

it("preloads four pages at once; the next begins when one has come, or cannot be had", async () => {
  const { links, requested, preload } = open();
  await preload(...[1, 2, 3, 4, 5, 6].map(matchPath));
  expect(requested()).toEqual([1, 2, 3, 4].map(matchPath));
  const [data, code, otherData, otherCode] = links();
  await act(async () => {
    if (data) fireEvent.load(data);
    if (otherData) fireEvent.load(otherData);
  });
  expect(requested(), "their code has not come").toEqual([1, 2, 3, 4].map(matchPath));
  await act(async () => {
    if (code) fireEvent.load(code);
    if (otherCode) fireEvent.error(otherCode);
  });
  expect(requested()).toEqual([3, 4, 5, 6].map(matchPath));
});

it("makes room for the next page where one takes too long, or has nothing to load", async () => {
  vi.useFakeTimers();
  const { requested, preload } = open();
  await preload("/nowhere", "/also/nowhere", ...[1, 2, 3, 4, 5].map(matchPath));
  expect(requested()).toEqual([1, 2, 3, 4].map(matchPath));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(requested()).toEqual([matchPath(5)]);
});

it("preloads nothing for a reader, or a browser, that saves data", async () => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ data_saver: true }));
  const byReader = open();
  await byReader.preload("/match/1");
  expect(byReader.requested()).toEqual([]);
  cleanup();
  localStorage.clear();
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const byBrowser = open();
  await byBrowser.preload("/match/1");
  expect(byBrowser.requested()).toEqual([]);
  Reflect.deleteProperty(navigator, "connection");
});
