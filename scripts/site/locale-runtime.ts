import type { Plugin } from "vite";

/** All that our messages ask of paraglide's runtime: what the language is. See web/platform/locale.browser.ts. */
const RUNTIME = `
export const experimentalStaticLocale = undefined;
export let getLocale = () => "vi";
export const overwriteGetLocale = (read) => { getLocale = read; };
`;

/** A compiled message's text in one language, where it is a template and nothing more (no plural). */
const TEXT = /const (vi|en)_\w+ = [^\n]*\((?:i)?\) => \{\s*return [^(]*\((`(?:\\.|[^`\\])*`)\)\s*\};/g;

/** The message as one function of two texts; null for one that does more than show them. */
export function slimMessage(code: string): string | null {
  const texts = new Map([...code.matchAll(TEXT)].map(([, locale, text]) => [locale, text] as const));
  const name = /^export const (\w+) =/m.exec(code)?.[1];
  const [vi, en] = [texts.get("vi"), texts.get("en")];
  if (!name || !vi || !en || code.includes("registry.js")) return null;
  const text = vi === en ? vi : `getLocale() === "en" ? ${en} : ${vi}`;
  return `import { getLocale } from "../runtime.js";\nexport const ${name} = (i) => ${text};\n`;
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
        const slim = id.endsWith("/runtime.js") ? RUNTIME : slimMessage(code);
        return slim === null ? null : { code: slim, map: null };
      },
    },
  };
}
