import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import swaggerUi from "swagger-ui-dist/package.json" with { type: "json" };
import type { Plugin } from "vite";

/** Below which address the page of the API finds its library; edge/api-docs/docs-page.ts writes the same. */
const FOLDER = `assets/swagger-ui-${swaggerUi.version}`;

const FILES = { "swagger-ui-bundle.js": "text/javascript", "swagger-ui.css": "text/css" } as const;

const resolvePackage = createRequire(import.meta.url).resolve;
const contentOf = (file: string): Buffer => readFileSync(resolvePackage(`swagger-ui-dist/${file}`));

/** Puts the API page's library among the browser's files: by `?url` edge would upload 1.7 MB as a module. */
export function docsFiles(): Plugin {
  return {
    name: "docs-files",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle() {
      for (const file of Object.keys(FILES)) {
        this.emitFile({ type: "asset", fileName: `${FOLDER}/${file}`, source: contentOf(file) });
      }
    },
    configureServer({ middlewares }) {
      for (const [file, type] of Object.entries(FILES)) {
        middlewares.use(`/${FOLDER}/${file}`, (_, response) => {
          response.setHeader("content-type", type).end(contentOf(file));
        });
      }
    },
  };
}
