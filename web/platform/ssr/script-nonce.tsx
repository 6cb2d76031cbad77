import { createContext, useContext } from "react";

/**
 * A nonce on the page's own scripts during the render (content-policy.server.ts): a random word that never leaves the
 * server, so no injected text can carry it.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

/**
 * A script of the HTML, which runs before hydration: pass an empty text in the browser, so that the bundle omits it.
 */
export function InlineScript({ text }: { readonly text: string }) {
  return (
    <script
      suppressHydrationWarning
      nonce={useContext(ScriptNonce)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
