import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { anAnswer } from "#tests/support/edge/edge-answers.ts";
import { periodsOf } from "../cache/entry.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";
import { createContentReads, readsOfBrand } from "./content-calls.ts";
import { createRouteTables } from "./route-tables.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const answering = (data: unknown): ReturnType<CachedCall> => {
  const answer = anAnswer(JSON.stringify({ data }));
  return Promise.resolve({
    entry: { ...answer, etag: "e", gzip: null, madeAtMs: 0, ...periodsOf(answer, 0) },
    state: "miss",
    key: null,
  });
};
const failing = (): ReturnType<CachedCall> => Promise.reject(new AppError("upstream_unavailable"));
const never = (): ReturnType<CachedCall> => new Promise(() => undefined);

/** Reads of a content service that answers as set in `answer.now`. */
function aService(now: () => ReturnType<CachedCall>) {
  const answer = { now };
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const read = createContentReads({ cachedCall: () => answer.now(), now: () => Date.now() });
  const options = { waitUntil: () => undefined, requestId: "r1" };
  return {
    answer,
    logged: () => warn.mock.calls.length + error.mock.calls.length,
    configurations: () => read(endpoints.configurations, {}, options),
    menu: () => read(endpoints.menu, { lang: "vi" }, options),
    tables: createRouteTables(read),
    options,
  };
}

const SOME = { configurations: [{ code: "a", value: "b" }] };

it("Content calls return the service's data, and its 404s", async () => {
  const { answer, configurations } = aService(() => answering(SOME));
  expect(await configurations()).toMatchObject({ state: "read", data: SOME });
  answer.now = () => Promise.reject(new AppError("page_not_found"));
  expect(await configurations()).toEqual({ state: "none" });
});

it("Content calls keep the last good response while the service fails, and log that once", async () => {
  const { answer, configurations, logged } = aService(() => answering(SOME));
  await configurations();
  answer.now = failing;
  for (const _ of [1, 2, 3]) expect(await configurations()).toMatchObject({ state: "held", data: SOME });
  expect(logged()).toBe(1);
});

it("Content calls distinguish an invalid response from a late one, and log it once until it is valid", async () => {
  const { answer, configurations, menu, logged } = aService(() => answering({ configurations: 7 }));
  for (const _ of [1, 2, 3]) {
    answer.now = () => answering({ configurations: 7 });
    expect(await configurations()).toMatchObject({ state: "wrong", data: null });
    answer.now = () => answering({ menu: [] });
    expect(await menu()).toMatchObject({ state: "read" });
  }
  expect(logged()).toBe(1);
  answer.now = () => answering(SOME);
  expect(await configurations()).toMatchObject({ state: "read", data: SOME });
  answer.now = () => answering({ configurations: 7 });
  expect(await configurations()).toMatchObject({ state: "wrong", data: SOME });
  expect(logged()).toBe(2);
});

it("A failing call is logged once, even if the service's other calls succeed", async () => {
  const { answer, configurations, menu, logged } = aService(failing);
  for (const _ of [1, 2, 3]) {
    answer.now = failing;
    expect(await configurations()).toEqual({ state: "failed" });
    answer.now = () => answering({ menu: [] });
    expect(await menu()).toMatchObject({ state: "read" });
  }
  expect(logged()).toBe(1);
});

it("Concurrent failures of calls are logged once", async () => {
  const { configurations, logged } = aService(failing);
  await Promise.all([configurations(), configurations()]);
  expect(logged()).toBe(1);
});

it("Content calls wait a second for a hanging service, and then hardly at all until it has answered", async () => {
  const { answer, configurations, logged } = aService(never);
  const first = configurations();
  await vi.advanceTimersByTimeAsync(999);
  expect(await Promise.race([first, "waiting"])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual({ state: "failed" });
  const second = configurations();
  await vi.advanceTimersByTimeAsync(10);
  expect(await second).toEqual({ state: "failed" });
  expect(logged()).toBe(1);
  answer.now = () => answering(SOME);
  expect(await configurations()).toMatchObject({ state: "read" });
});

it("Equal routes are the same list, which is kept while the table is unavailable", async () => {
  const page = (slug: string) => ({
    slug,
    is_front_page: false,
    header_script: null,
    request_header_script: null,
    post_meta_post: [{ name: "router_name", value: "standings" }],
  });
  const { answer, tables, options } = aService(() => answering({ pages: [page("bang")] }));
  expect(tables.known()).toEqual([]);
  expect(tables.sourceOf(tables.known())).toBeNull();
  const routes = await tables.read(options);
  expect(routes).toEqual([{ slug: "bang", screen: "standings" }]);
  expect(await tables.read(options)).toBe(routes);
  answer.now = failing;
  expect(await tables.read(options)).toBe(routes);
  answer.now = () => answering({ pages: [7] });
  expect(await tables.read(options)).toBe(routes);
  answer.now = () => answering({ pages: [page("bang-diem")] });
  expect(await tables.read(options)).toEqual([{ slug: "bang-diem", screen: "standings" }]);
  expect(tables.sourceOf(routes)).toBeNull();
  expect(tables.sourceOf(tables.known())).toMatchObject({ state: "read" });
});

it("A brand's configuration replaces the site's, and an unknown brand falls back to the site's", async () => {
  const requests: string[] = [];
  let isKnown = true;
  const read = createContentReads({
    cachedCall: (call, search) => {
      requests.push(`${call.path}?${search}`);
      if (call === endpoints.configurationBrand && !isKnown)
        return Promise.reject(new AppError("data_not_found"));
      return answering(SOME);
    },
    now: () => Date.now(),
  });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const options = { waitUntil: () => undefined, requestId: "r1" };
  const ofBrand = readsOfBrand(read, "k24");
  expect(await ofBrand(endpoints.configurations, {}, options)).toMatchObject({ state: "read", data: SOME });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await ofBrand(endpoints.menu, { lang: "vi" }, options);
  expect(requests).toEqual(["configuration-brand?brand_code=k24", "menu?lang=vi"]);
  isKnown = false;
  for (const _ of [1, 2])
    expect(await ofBrand(endpoints.configurations, {}, options)).toMatchObject({ state: "read", data: SOME });
  expect(requests.slice(2, 4)).toEqual(["configuration-brand?brand_code=k24", "configurations?"]);
  expect(warn.mock.calls.flat().filter((line) => String(line).includes("brand_unknown"))).toHaveLength(1);
  expect(readsOfBrand(read, undefined)).toBe(read);
});
