import { useContext, useEffect } from "react";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { ScriptMark } from "#web/platform/ssr/script-mark.ts";

/** Stands on a form that is waiting: empty, or what has happened to it meanwhile. */
const WAITING = "data-waits";
const PRESSED = "pressed";

/**
 * Keeps a form's first sending until its page is alive. A second one goes out as it would without scripts: if they never
 * come, nobody presses in vain.
 */
export const EARLY_PRESS = `addEventListener("submit",function(e){var f=e.target;if(f.getAttribute("${WAITING}")===""){e.preventDefault();f.setAttribute("${WAITING}","${PRESSED}")}},true)`;

/** For a form that scripts must see before it is sent, as they have work to do for it. */
export const waitsForScripts = { [WAITING]: "" } as const;

/**
 * Stands in a form with `waitsForScripts`: what its reader pressed before the page was alive is done then. Until the
 * scripts are there a form is sent as it is, and one without its captcha comes back with empty passwords.
 */
export function EarlyPress({ form }: { readonly form: string }) {
  const mark = useContext(ScriptMark);
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement)) return;
    const isPressed = element.getAttribute(WAITING) === PRESSED;
    element.removeAttribute(WAITING);
    if (isPressed) element.requestSubmit();
  }, [form]);
  if (useHydrated()) return null;
  return (
    <script
      suppressHydrationWarning
      nonce={mark}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? EARLY_PRESS : "" }}
    />
  );
}
