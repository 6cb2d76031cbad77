import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { localeOf } from "#shared/url/index.ts";
import { screens } from "#shared/url/screens.ts";

const CODE = readFileSync(new URL("../../../public/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://site.example";
const OFFLINE = /const OFFLINE = "([^"]+)"/.exec(CODE)?.[1] ?? "";
const PAGES = ["/offline/vi", "/offline/en"];

interface FetchInit {
  readonly path: string;
  readonly mode?: string;
  readonly method?: string;
  readonly destination?: string;
  readonly origin?: string;
}
const pathOf = (requested: string | { readonly url: string }) =>
  new URL(typeof requested === "string" ? requested : requested.url, ORIGIN).pathname;

/** The worker in a browser whose network serves its paths, or nothing. */
function start({ names = [] as string[] } = {}) {
  const requested: string[] = [];
  const network = { isDown: false, status: 200 };
  const stores = new Map<string, Map<string, Response>>(names.map((name) => [name, new Map()]));
  const fetch = async (request: string | { readonly url: string }) => {
    if (network.isDown) throw new TypeError("Failed to fetch");
    requested.push(pathOf(request));
    return new Response(pathOf(request), { status: network.status });
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()],
      match: async (request: { url: string }) => store.get(pathOf(request))?.clone(),
      put: async (request: { url: string }, answer: Response) => void store.set(pathOf(request), answer),
      delete: async (path: string) => store.delete(path),
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(path, await fetch(path));
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(path)?.clone(),
  };
  const listeners = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const self = {
    location: new URL(`${ORIGIN}/sw.js`),
    skipWaiting: () => done.push("skipWaiting"),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { navigationPreload: { enable: async () => done.push("preload") } },
    clients: { claim: async () => done.push("claim") },
  };
  runInNewContext(CODE, { self, URL, Response, caches, fetch });
  const raise = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    listeners.get(name)?.({
      ...event,
      waitUntil: (given: Promise<unknown>) => work.push(given),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    const given = await (answer as Promise<Response> | null);
    await Promise.all(work);
    return given;
  };
  const dispatchFetch = ({
    path,
    mode = "navigate",
    method = "GET",
    destination = "document",
    origin = ORIGIN,
  }: FetchInit) => raise("fetch", { request: { url: origin + path, mode, method, destination } });
  return { raise, dispatchFetch, network, requested, stores, done };
}

describe("a page", () => {
  it("a page comes from the site, whatever its status, and is not cached", async () => {
    const worker = start();
    await worker.raise("install");
    expect(await (await worker.dispatchFetch({ path: "/match/1" }))?.text()).toBe("/match/1");
    worker.network.status = 503;
    expect((await worker.dispatchFetch({ path: "/match/1" }))?.status).toBe(503);
    expect([...worker.stores.values()].flatMap((store) => [...store.keys()])).toEqual(PAGES);
  });

  it("a page without a network is the offline page in the language of the path", async () => {
    const worker = start();
    await worker.raise("install");
    worker.network.isDown = true;
    for (const [screen, paths] of Object.entries(screens))
      for (const pattern of Object.values(paths)) {
        const path = pattern.replaceAll(/:\w+\(([^|)]+)[^)]*\)/g, "$1").replaceAll(/:\w+/g, "1");
        const shown = await (await worker.dispatchFetch({ path }))?.text();
        expect(shown, `${screen} ${path}`).toBe(`/offline/${localeOf(path)}`);
      }
  });

  it("a page without a cached offline page, or in a frame, shows the browser's own error", async () => {
    const worker = start();
    worker.network.isDown = true;
    expect((await worker.dispatchFetch({ path: "/" }))?.type).toBe("error");
    worker.network.isDown = false;
    await worker.dispatchFetch({ path: "/" });
    expect([...(worker.stores.get(OFFLINE)?.keys() ?? [])], "made up for after the next page").toEqual(PAGES);
    worker.network.isDown = true;
    expect((await worker.dispatchFetch({ path: "/iframe", destination: "iframe" }))?.type).toBe("error");
  });
});

describe("other requests", () => {
  it.each([
    { path: "/api/v1/football/matches/live", mode: "cors" },
    { path: "/match/1.data", mode: "cors" },
    { path: "/health", mode: "same-origin" },
    { path: "/thanh-vien/ho-so", method: "POST" },
    { path: "/assets/x.js", origin: "https://other.example", mode: "no-cors" },
  ])("the worker ignores $path", async (request) => {
    const worker = start();
    expect(await worker.dispatchFetch(request)).toBeNull();
    expect(worker.requested).toEqual([]);
  });

  it("a built file is requested once and then served from the cache", async () => {
    const worker = start();
    const file = { path: "/assets/root-abc.js", mode: "cors", destination: "script" };
    worker.network.status = 404;
    await worker.dispatchFetch(file);
    worker.network.status = 200;
    for (let turn = 0; turn < 3; turn += 1)
      expect(await (await worker.dispatchFetch(file))?.text()).toBe(file.path);
    expect(worker.requested).toEqual([file.path, file.path]);
  });

  it("the cache keeps no more than a build's files, the newest ones", async () => {
    const worker = start();
    for (let n = 0; n < 205; n += 1) await worker.dispatchFetch({ path: `/assets/${n}.js`, mode: "cors" });
    const kept = [...(worker.stores.get("assets-1")?.keys() ?? [])];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, "/assets/5.js", "/assets/204.js"]);
  });
});

it("a new worker takes over at once and removes the caches of older ones", async () => {
  const worker = start({ names: ["offline-older", "assets-0", "assets-1"] });
  await worker.raise("install");
  await worker.raise("activate");
  expect([...worker.stores.keys()].sort()).toEqual(["assets-1", OFFLINE].sort());
  expect(worker.done).toEqual(["skipWaiting", "preload", "claim"]);
});

it("a worker without a network is installed all the same, for notifications", async () => {
  const worker = start();
  worker.network.isDown = true;
  await expect(worker.raise("install")).resolves.toBeNull();
});
