import { readFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

/** One build for both Workers and the browser: build/client, build/server (edge) and dist/origin. */
export default defineConfig({
  // Parts the caches of one build from those of another, and tells operators what runs (/health).
  define: {
    "import.meta.env.VITE_BUILD_VERSION": JSON.stringify(`${version}+${Date.now().toString(36)}`),
  },
  plugins: [
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./web/paraglide",
      // The locale is a function of the path (shared/url); web/platform/locale.ts says so to paraglide.
      strategy: ["globalVariable", "baseLocale"],
      emitTsDeclarations: true,
    }),
    tailwindcss(),
    cloudflare({
      configPath: "wrangler.toml",
      viteEnvironment: { name: "ssr" },
      auxiliaryWorkers: [{ configPath: "origin/wrangler.toml", viteEnvironment: { name: "origin" } }],
      // `npm start` keeps its data in the same place; see scripts/.
      persistState: { path: `${process.env.DATA_DIR ?? ".data"}/workers` },
      inspectorPort: false,
    }),
    reactRouter(),
  ],
});
