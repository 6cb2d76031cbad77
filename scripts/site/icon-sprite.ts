import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICONS } from "#web/ui/icons.table.ts";

const resolvePackage = createRequire(import.meta.url).resolve;

/** The drawing of an icon, without the element around it and without the space between its lines. */
const shapesOf = (svg: string): string =>
  (/<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? "").replaceAll(/\s*\n\s*/g, "").replaceAll(" />", "/>");

/** An icon as a symbol: its style (colour, lines) comes from its use (`.icon` in web/styles/controls.css). */
function symbolOf(name: string): string {
  const shapes = shapesOf(readFileSync(resolvePackage(`lucide-static/icons/${name}.svg`), "utf8"));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/** Notice that Lucide's licence requires beside its drawings, some of which were Feather's. */
const NOTICE =
  "<!-- Copyright (c) 2026 Lucide Icons and Contributors, ISC License; some of them Copyright (c) 2013-present Cole Bemis, MIT License: https://lucide.dev/license -->";

/** The whole file. */
export const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${NOTICE}${ICONS.map(symbolOf).join("")}</svg>`;

const FILE = `assets/icons-${createHash("sha256").update(SPRITE).digest("base64url").slice(0, 8)}.svg`;

/** Address of the icon sprite (web/ui/icon.tsx); it changes with any icon, as with all built files. */
export const ICON_SPRITE = `/${FILE}`;

/** All icons in one file that is kept for a year: as components they were a tenth of a page's code. */
export const iconSprite = (): Plugin => ({
  name: "icon-sprite",
  config: () => ({ define: { "import.meta.env.VITE_ICON_SPRITE": JSON.stringify(ICON_SPRITE) } }),
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: FILE, source: SPRITE });
  },
  configureServer({ middlewares }) {
    middlewares.use(ICON_SPRITE, (_, response) => {
      response.setHeader("content-type", "image/svg+xml").end(SPRITE);
    });
  },
});
