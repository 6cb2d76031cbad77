// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { createPrefetch } from "./prefetch.ts";
import { MOST_PENDING } from "./prefetch-queue.ts";

const FILES = 8;
const PAGES = 16;

vi.mock("./route-files.ts", () => ({
  routeFiles: (path: string) => ({
    id: path,
    scripts: Array.from(
      { length: FILES - 2 },
      (_, at) => `data:text/javascript,export default "${path}${at}"`,
    ),
    styles: [`/assets${path}-a.css`, `/assets${path}-b.css`],
  }),
}));

it("never asks for more than four files at once, however many each page has", async () => {
  const pending: HTMLLinkElement[] = [];
  let asked = 0;
  // The browser's part: what is linked is asked for until the test says that it is there.
  vi.spyOn(document.head, "append").mockImplementation((...links) => {
    asked += links.length;
    pending.push(...(links as HTMLLinkElement[]));
  });
  const prefetch = createPrefetch();
  for (let page = 0; page < PAGES; page += 1) prefetch(`/page-${page}`);
  let most = 0;
  while (pending.length > 0) {
    most = Math.max(most, pending.length);
    pending.shift()?.onload?.(new Event("load"));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
  expect([most, asked]).toEqual([MOST_PENDING, PAGES * FILES]);
});
