import { useContext } from "react";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { ScriptMark } from "#web/platform/ssr/script-mark.ts";

const STYLE_ID = "analysis-arrangement";

/**
 * Runs where it stands in the HTML, before the blocks are painted: the reader's order and what he hides, as a style
 * sheet, so that nothing jumps when the page is hydrated and its blocks really move. A part of the HTML that everyone
 * shares: the choices stay in the browser.
 */
export const PRE_PAINT_SCRIPT = `try{var k=JSON.parse(localStorage.getItem("${SETTINGS_KEY}")||"{}"),c="",b=function(n,r){if(/^\\w+$/.test(n))c+='.analysis>[data-block="'+n+'"]{'+r+"}"},o=k.analysis_order||[];if(o.length){c=".analysis>[data-block]{order:99}";o.forEach(function(n,i){b(n,"order:"+(i+1))})}(k.analysis_hidden||[]).forEach(function(n){b(n,"display:none")});if(c){var e=document.createElement("style");e.id="${STYLE_ID}";e.textContent=c;document.head.append(e)}}catch(e){}`;

/** Takes the style sheet away; to be called when the blocks stand where it put them. */
export const dropEarlyArrangement = (): void => document.getElementById(STYLE_ID)?.remove();

/** The script, in the HTML alone: a body that is rendered in the browser has the reader's order from the start. */
export function EarlyArrangement() {
  const mark = useContext(ScriptMark);
  if (useHydrated()) return null;
  return (
    <script
      nonce={mark}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? PRE_PAINT_SCRIPT : "" }}
    />
  );
}
