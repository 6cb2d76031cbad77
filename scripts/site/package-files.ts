import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname } from "node:path";
import swaggerUi from "swagger-ui-dist/package.json" with { type: "json" };
import type { Plugin } from "vite";
import { listFlags } from "#origin/ingest/adapters/nations.table.ts";

/** Where the page of the API finds its library; edge/api-docs/docs-page.ts writes the same. */
const SWAGGER_UI = `assets/swagger-ui-${swaggerUi.version}`;

/** Files of packages by their path on the site. */
const FILES: ReadonlyMap<string, string> = new Map([
  ...["swagger-ui-bundle.js", "swagger-ui.css"].map(
    (file) => [`${SWAGGER_UI}/${file}`, `swagger-ui-dist/${file}`] as const,
  ),
  ...listFlags().map((flag) => [`flags/${flag}.svg`, `circle-flags/flags/${flag}.svg`] as const),
  // The licence requires its notice beside the drawings.
  ["flags/LICENSE.txt", "circle-flags/LICENSE.md"],
]);

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
};

const resolvePackage = createRequire(import.meta.url).resolve;

/**
 * Puts files of packages among the browser's files as they are: the library of the API page, which edge would upload as
 * a module of 1.7 MB by `?url`, and the flags of countries, whose paths origin computes (ref.mapping.ts).
 */
export function packageFiles(): Plugin {
  return {
    name: "package-files",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle() {
      for (const [fileName, file] of FILES) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(resolvePackage(file)) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0]?.slice(1) ?? "";
        const file = FILES.get(path);
        if (file === undefined) return next();
        response
          .setHeader("content-type", TYPES[extname(path)] ?? "")
          .end(readFileSync(resolvePackage(file)));
      });
    },
  };
}
