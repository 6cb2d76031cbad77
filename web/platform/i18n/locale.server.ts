import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "#messages/paraglide/runtime.js";
import { DEFAULT_LOCALE, type Locale } from "#shared/url/index.ts";

// One isolate renders several requests at once, so the language belongs to the asynchronous context of each render,
// never to the module.
const rendering = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => rendering.getStore() ?? DEFAULT_LOCALE);

/** Runs a render, and everything it starts, in a language. */
export function inLocale<Result>(locale: Locale, render: () => Result): Result {
  return rendering.run(locale, render);
}
