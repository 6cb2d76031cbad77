import { readFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { PROVIDER_KEYS, PROVIDER_VARS } from "#origin/ingest/providers/provider-settings.ts";
import { buildVersion } from "#scripts/site/build-version.ts";
import { iconSprite } from "#scripts/site/icon-sprite.ts";
import { packageFiles } from "#scripts/site/package-files.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

/** One a build, however often this file is read: its Workers and its mark are of the same. */
process.env.BUILD_VERSION ||= `${version}+${Date.now().toString(36)}`;
const { BUILD_VERSION } = process.env;

/**
 * Settings of `npm run dev` (scripts/dev.ts). Only for the development server: in a build they would become part
 * of what is deployed.
 */
function devVars(command: string, names: readonly string[]): Record<string, string> {
  if (command !== "serve") return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name.replace(/^DEV_/, ""), value]] : [];
    }),
  );
}

/** Variables that the Workers get in development; without the prefix `DEV_`, which scripts/dev.ts gives its own. */
const EDGE_VARS = ["DEV_REALTIME_URL", "DEV_BETTING"];
const ORIGIN_VARS = [
  ...["DEV_INGEST_TOKEN", "DEV_REALTIME_SECRET", "DEV_REALTIME_URL", "DEV_BETTING"],
  ...["CHAT_BLOCKED_WORDS", "CAPTCHA_SECRET", "TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"],
  ...["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT", ...PROVIDER_KEYS, ...PROVIDER_VARS],
];

/** What the development server answers itself: sources, packages and its own modules. Edge gets everything else, as deployed. */
const SERVED_BY_VITE = ["/@*", "/node_modules/*", "/web/*", "/shared/*", "/messages/*"];

/**
 * Chunks of the browser's build beside its own splitting: without them a first route asks for several times as many files.
 * Each takes its imports along unless an earlier one has them. Page heads and names of teams stand in "site" because routes
 * without a list need them. The entry is in none, so that browsers evaluate it, and React DOM with it, in a task of its own.
 * Sizes: tests/integration/script-weight.test.ts, docs/performance.md.
 */
const CHUNK_GROUPS = [
  // Of TanStack Query only what every page uses: observers come with the screens.
  {
    name: "framework",
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core\/(?!.*(Observer|infinite))|react-query\/.*(Provider|HydrationBoundary)))/,
  },
  { name: "valtio", test: /\/node_modules\/(valtio|proxy-compare)\// },
  { name: "site", test: /\/web\/(root|platform\/(seo\/page-head|i18n\/shown-name))\.tsx?$/ },
  { name: "match-list", test: /\/web\/features\/(match-row\/match-row|live-list\/day\/match-day)\.tsx$/ },
  // One file instead of one per text: the list of a team's files is part of the first script.
  { name: "team-texts", test: /\/messages\/paraglide\/messages\/team_\w+\.js$/ },
  { name: "match-page", test: /\/web\/routes\/screens\/match-(tab-)?screen\.tsx$/ },
];

/** One build for both Workers and the browser: build/client, build/server (edge) and dist/origin. */
export default defineConfig(({ command }) => ({
  // Parts the caches of one build from those of another, and tells operators what runs (/health).
  define: {
    "import.meta.env.VITE_BUILD_VERSION": JSON.stringify(BUILD_VERSION),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
      },
    },
  },
  // A dependency that the scan misses is found on the first page, which Vite then reloads under the reader.
  optimizeDeps: {
    entries: ["web/entry.client.tsx", "web/root.tsx", "web/routes/**/*.tsx", "!**/*.test.tsx"],
  },
  plugins: [
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./messages/paraglide",
      // The locale is a function of the path (shared/url); web/platform/i18n/locale.server.ts and web/entry.client.tsx say so to paraglide.
      strategy: ["globalVariable", "baseLocale"],
      emitTsDeclarations: true,
    }),
    tailwindcss(),
    packageFiles(),
    iconSprite(),
    buildVersion(BUILD_VERSION),
    cloudflare({
      configPath: "wrangler.toml",
      viteEnvironment: { name: "ssr" },
      config: (config) => ({
        vars: { ...config.vars, ...devVars(command, EDGE_VARS) },
        ...(command === "serve" && {
          assets: {
            ...config.assets,
            run_worker_first: ["/*", ...SERVED_BY_VITE.map((path) => `!${path}`)],
          },
        }),
      }),
      auxiliaryWorkers: [
        {
          configPath: "origin/wrangler.toml",
          viteEnvironment: { name: "origin" },
          config: ({ vars }) => ({ vars: { ...vars, ...devVars(command, ORIGIN_VARS) } }),
        },
      ],
      // `npm start` keeps its data in the same place; see scripts/.
      persistState: { path: `${process.env.DATA_DIR ?? ".data"}/workers` },
      inspectorPort: false,
    }),
    reactRouter(),
  ],
}));
