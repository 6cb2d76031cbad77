import { cloudflare } from "@cloudflare/vite-plugin";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** One build for both Workers and the browser: build/client, build/server (edge) and dist/origin. */
export default defineConfig({
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
      //AUX
      persistState: { path: ".data/workers" },
      inspectorPort: false,
    }),
    reactRouter(),
  ],
});
