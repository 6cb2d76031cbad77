import type { Plugin } from "vite";

/** The style sheet of web/root.tsx in React Router's manifest. */
const MARKED = /(\/entry-[\w-]+\.css)#/g;

/** The manifest with the site's sheet under the address that Vite knows it by. */
export const plainSheet = (manifest: string): string => manifest.replaceAll(MARKED, "$1");

/**
 * React Router puts a `#` to the address of every sheet that lazy parts import too, so that one leaving with its route is
 * not missed by them. Vite does not find it under that address and takes it in a second time, for which the browser lays out
 * everything anew. The site's own sheet never leaves, so it does without.
 */
export function siteSheet(): Plugin {
  return {
    name: "site-sheet",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /virtual:react-router\/server-manifest/ },
      handler: (code) => ({ code: plainSheet(code), map: null }),
    },
  };
}
