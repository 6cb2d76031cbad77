import type { Plugin } from "vite";
import { IS_ENGLISH } from "./one-language.ts";

/** All that our messages ask of paraglide's runtime: what the language is. See web/platform/locale.browser.ts. */
const RUNTIME = `
export const experimentalStaticLocale = undefined;
export let getLocale = () => "vi";
export const overwriteGetLocale = (read) => { getLocale = read; };
`;

/** A compiled message's text in one language, where it is a template and nothing more (no plural). */
const TEXT = /const (vi|en)_\w+ = [^\n]*\((?:i)?\) => \{\s*return [^(]*\((`(?:\\.|[^`\\])*`)\)\s*\};/g;

/** The message as one function of two texts, of which a file of one language keeps one; null for one that does more than show them. */
export function slimMessage(code: string): string | null {
  const texts = new Map([...code.matchAll(TEXT)].map(([, locale, text]) => [locale, text] as const));
  const name = /^export const (\w+) =/m.exec(code)?.[1];
  const [vi, en] = [texts.get("vi"), texts.get("en")];
  if (!name || !vi || !en || code.includes("registry.js")) return null;
  const text = vi === en ? vi : `${IS_ENGLISH} ? ${en} : ${vi}`;
  return `export const ${name} = (i) => ${text};\n`;
}

/** A message asks for the plural of its count also in Vietnamese, which has none: what nobody reads is then left out. */
export const pureCounts = (code: string): string =>
  code.replaceAll("= registry.plural(", "= /* @__PURE__ */ registry.plural(");

/** How paraglide's own makes what knows a language's plurals, for each text that asks. */
const MAKES = /new Intl\.(\w+)\(locale, options\)/g;
const KEPT = `
const made = new Map();
function kept(name, locale, options) {
  const key = name + locale + JSON.stringify(options);
  if (!made.has(key)) made.set(key, new Intl[name](locale, options));
  return made.get(key);
}
`;

/** Makes each once: making one costs a hundred times what asking it does, and a list asks for each of its leagues. */
export const keepFormats = (code: string): string =>
  code.replaceAll(MAKES, 'kept("$1", locale, options)') + KEPT;

/** Plurals and numbers of messages without a new `Intl` for each, in browsers and on the server. */
export function localeFormats(): Plugin {
  return {
    name: "locale-formats",
    apply: "build",
    transform: {
      filter: { id: /\/web\/paraglide\/registry\.js$/ },
      handler: (code) => ({ code: keepFormats(code), map: null }),
    },
  };
}

/**
 * Browsers get paraglide's runtime without its ways to find a language (cookies, patterns of URLs, storage), because
 * ours is a function of the path, and messages without the choices that go with them: 2 KB less of the first load. The
 * server keeps both as they were compiled.
 */
export function localeRuntime(): Plugin {
  return {
    name: "locale-runtime",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/web\/paraglide\/(runtime|messages\/\w+)\.js$/ },
      handler(code, id) {
        const slim = id.endsWith("/runtime.js") ? RUNTIME : (slimMessage(code) ?? pureCounts(code));
        return { code: slim, map: null };
      },
    },
  };
}
