import type { Plugin } from "vite";

/** All that our messages ask of paraglide's runtime: what the language is. See web/platform/locale.browser.ts. */
const RUNTIME = `
export const experimentalStaticLocale = undefined;
export let getLocale = () => "vi";
export const overwriteGetLocale = (read) => { getLocale = read; };
`;

/**
 * Browsers get paraglide's runtime without its ways to find a language (cookies, patterns of URLs, storage): ours is a
 * function of the path. They are 1 KB of the first load. The server keeps the whole runtime.
 */
export function localeRuntime(): Plugin {
  return {
    name: "locale-runtime",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/web\/paraglide\/runtime\.js$/ },
      handler: () => ({ code: RUNTIME, map: null }),
    },
  };
}
