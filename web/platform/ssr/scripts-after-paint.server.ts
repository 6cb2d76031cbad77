import type { RenderedPage } from "./content-policy.server.ts";

/** Beginning of React Router's script that starts a page's modules. */
const STARTS = /^;?\s*import \* as \w+ from "/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** A frame that is out of sight, or a window behind others, is never painted. */
const AT_LATEST_MS = 3_000;

/** Calls `begin` after the first paint (Paint Timing), else in the frame in which it is drawn. */
const ON_PAINT = [
  'if(self.PerformanceObserver?.supportedEntryTypes?.includes("paint"))new PerformanceObserver((paints,told)=>{',
  'if(paints.getEntriesByName("first-contentful-paint").length){told.disconnect();begin()}',
  '}).observe({type:"paint",buffered:true});',
  "else requestAnimationFrame(()=>setTimeout(begin));",
].join("");

/** A value as a literal in a script's text, safe within HTML. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * A page is read before it is used: its modules (120 KB of framework) are requested after the first paint, not beside
 * the style sheets and fonts that the first paint waits for. So another script creates React Router's links in the head
 * and its module script after the first paint, for which browsers wait until the style sheets are loaded.
 *
 * Leaves the page unchanged where the start script has an unknown form: the page then hydrates as React Router does it.
 */
export function startAfterPaint(page: RenderedPage): RenderedPage {
  const start = page.scripts.find((text) => STARTS.test(text));
  const element = `<script type="module" async="">${start}</script>`;
  const at = start === undefined ? -1 : page.html.lastIndexOf(element);
  const headEnd = page.html.indexOf("<body");
  if (at < headEnd || headEnd === -1) return page;
  const preloads = new Set<string>();
  // The head only: a search of the whole page takes 4 % of its rendering.
  const head = page.html.slice(0, headEnd).replace(PRELOAD, (_, href: string) => {
    preloads.add(href);
    return "";
  });
  const text = [
    "{let begun;const add=(name,rest)=>document.head.append(Object.assign(document.createElement(name),rest));",
    "const begin=()=>{if(begun)return;begun=1;",
    `for(const href of ${literal([...preloads])})add("link",{rel:"modulepreload",href});`,
    `add("script",{type:"module",textContent:${literal(start)}})};`,
    `${ON_PAINT}setTimeout(begin,document.hidden?0:${AT_LATEST_MS})}`,
  ].join("");
  const body = `${page.html.slice(headEnd, at)}<script>${text}</script>${page.html.slice(at + element.length)}`;
  // Both are in the page's policy: the start script, and the script that it creates.
  return { html: head + body, scripts: [...page.scripts, text] };
}
