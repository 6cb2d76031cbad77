import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { startTestSite } from "#tests/support/site.ts";
import { writeReport } from "./bench-report.ts";

/** What a reader of the home page downloads, in KB gzip. Limits: 125 before hydration, 150 in all. */
const LIMITS = { before_hydration_kb: 125, total_kb: 150 };
const FOLDER = "build/client/assets";

const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));
const packedSize = (name: string) => gzipSync(readFileSync(`${FOLDER}/${name}`)).byteLength;
const sum = (names: Iterable<string>) => kb([...names].reduce((total, name) => total + packedSize(name), 0));

/** Files that a script names: with `eager` only what it cannot run without. */
function namedIn(name: string, eager: boolean): string[] {
  const code = readFileSync(`${FOLDER}/${name}`, "utf8");
  const pattern = eager
    ? /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g
    : /(?:from|import)\s*\(?\s*[`"']\.\/([\w.-]+\.js)[`"']/g;
  return [...code.matchAll(pattern)].map((found) => found[1] ?? "");
}

function closure(start: Iterable<string>, eager: boolean): Set<string> {
  const known = new Set(start);
  for (const name of known) for (const next of namedIn(name, eager)) known.add(next);
  return known;
}

const site = await startTestSite({ demo: true, realtime: false });
try {
  const html = await (await fetch(site.url)).text();
  const files = new Set(readdirSync(FOLDER));
  const referenced = (ending: string) =>
    new Set(
      [...html.matchAll(/\/assets\/([\w.-]+)/g)]
        .map((found) => found[1] ?? "")
        .filter((name) => name.endsWith(ending) && files.has(name)),
    );
  const before = closure(referenced(".js"), true);
  const total = closure(before, false);
  const figures = {
    js_before_hydration_kb: sum(before),
    js_total_kb: sum(total),
    css_kb: sum(referenced(".css")),
    html_kb: kb(gzipSync(html).byteLength),
    html_raw_kb: kb(html.length),
  };
  const largest = [...total]
    .map((name) => ({ name, kb: sum([name]), lazy: !before.has(name) }))
    .sort((one, other) => other.kb - one.kb);
  console.table(figures);
  console.table(largest.slice(0, 12));
  writeReport("weight", { limits: LIMITS, ...figures, files: largest });
} finally {
  await site.stop();
}
