import { useContext } from "react";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { ScriptNonce } from "#web/platform/ssr/script-nonce.ts";

const STYLE_ID = "analysis-arrangement";

/**
 * Runs inline before the blocks are painted, so that nothing jumps when the page hydrates: applies the reader's order
 * and hidden blocks as a style sheet. All readers share the HTML: the choices stay in the browser.
 */
export const PRE_PAINT_SCRIPT = `try{var k=JSON.parse(localStorage.getItem("${SETTINGS_KEY}")||"{}"),c="",b=function(n,r){if(/^\\w+$/.test(n))c+='.analysis>[data-block="'+n+'"]{'+r+"}"},o=k.analysis_order||[];if(o.length){c=".analysis>[data-block]{order:99}";o.forEach(function(n,i){b(n,"order:"+(i+1))})}(k.analysis_hidden||[]).forEach(function(n){b(n,"display:none")});if(c){var e=document.createElement("style");e.id="${STYLE_ID}";e.textContent=c;document.head.append(e)}}catch(e){}`;

/** Removes the style sheet; call it once the blocks stand in the order it applied. */
export const dropEarlyArrangement = (): void => document.getElementById(STYLE_ID)?.remove();

/** The script, in the HTML only: a body rendered in the browser has the reader's order from the start. */
export function EarlyArrangement() {
  const nonce = useContext(ScriptNonce);
  if (useHydrated()) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? PRE_PAINT_SCRIPT : "" }}
    />
  );
}
