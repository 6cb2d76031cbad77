import { readFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { docsFiles } from "#scripts/site/docs-files.ts";
import { localeRuntime } from "#scripts/site/locale-runtime.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

/**
 * Settings of `npm run dev` (scripts/dev.ts). Only for the development server: in a build they would become part
 * of what is deployed.
 */
function devVars(command: string, vars: Record<string, string | undefined>): Record<string, string> {
  if (command !== "serve") return {};
  return Object.fromEntries(Object.entries(vars).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** One build for both Workers and the browser: build/client, build/server (edge) and dist/origin. */
export default defineConfig(({ command }) => ({
  // Parts the caches of one build from those of another, and tells operators what runs (/health).
  define: {
    "import.meta.env.VITE_BUILD_VERSION": JSON.stringify(`${version}+${Date.now().toString(36)}`),
  },
  environments: {
    client: {
      build: {
        // Beside each lazy import stood the list of files that it will import in turn: 2 KB of the first load, for one
        // round trip less when it comes, after everything has been read.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page loads, in two files instead of nine: small files compress worse, and that costs
              // 4 KB of the first load (measured by tests/bench/weight.bench.ts; limit 125 KB).
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                {
                  name: "site",
                  test: /\/(web\/(root|platform\/page-head|ui\/livescore-layout|features\/match\/(match-list|match-filter|match-day-groups|day-strip|filter-chips|connection-line|use-match-day))|shared\/match\/match-order)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./web/paraglide",
      // The locale is a function of the path (shared/url); web/platform/locale.server.ts and locale.browser.ts say so to paraglide.
      strategy: ["globalVariable", "baseLocale"],
      emitTsDeclarations: true,
    }),
    localeRuntime(),
    tailwindcss(),
    docsFiles(),
    cloudflare({
      configPath: "wrangler.toml",
      viteEnvironment: { name: "ssr" },
      config: (config) => ({
        vars: {
          ...config.vars,
          ...devVars(command, {
            REALTIME_URL: process.env.DEV_REALTIME_URL,
            BETTING: process.env.DEV_BETTING,
          }),
        },
      }),
      auxiliaryWorkers: [
        {
          configPath: "origin/wrangler.toml",
          viteEnvironment: { name: "origin" },
          config: (config) => ({
            vars: {
              ...config.vars,
              ...devVars(command, {
                INGEST_TOKEN: process.env.DEV_INGEST_TOKEN,
                FEED_SECRET: process.env.DEV_FEED_SECRET,
                REALTIME_URL: process.env.DEV_REALTIME_URL,
                BETTING: process.env.DEV_BETTING,
                CAPTCHA_SECRET: process.env.CAPTCHA_SECRET,
                TURNSTILE_SITE_KEY: process.env.TURNSTILE_SITE_KEY,
                TURNSTILE_SECRET: process.env.TURNSTILE_SECRET,
                VAPID_PUBLIC_KEY: process.env.VAPID_PUBLIC_KEY,
                VAPID_PRIVATE_KEY: process.env.VAPID_PRIVATE_KEY,
                VAPID_SUBJECT: process.env.VAPID_SUBJECT,
              }),
            },
          }),
        },
      ],
      // `npm start` keeps its data in the same place; see scripts/.
      persistState: { path: `${process.env.DATA_DIR ?? ".data"}/workers` },
      inspectorPort: false,
    }),
    reactRouter(),
  ],
}));
