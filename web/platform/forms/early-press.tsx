import { useContext, useEffect } from "react";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { ScriptNonce } from "#web/platform/ssr/script-nonce.ts";

/** Attribute of a form that waits for scripts: empty, or the event that has happened meanwhile. */
const WAITING = "data-waits";
const PRESSED = "pressed";

/**
 * Holds back a form's first submit until its page is hydrated. A second one goes out as it would without scripts: if
 * they never load, the form still works.
 */
export const EARLY_PRESS = `addEventListener("submit",function(e){var f=e.target;if(f.getAttribute("${WAITING}")===""){e.preventDefault();f.setAttribute("${WAITING}","${PRESSED}")}},true)`;

/** For a form that must not be sent before hydration, because scripts have work to do for it. */
export const waitsForScripts = { [WAITING]: "" } as const;

/**
 * Inside a form with `waitsForScripts`: replays a submit from before hydration. Until the scripts run a form is sent as
 * it is, and one without its captcha comes back with empty passwords.
 */
export function EarlyPress({ form }: { readonly form: string }) {
  const nonce = useContext(ScriptNonce);
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
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? EARLY_PRESS : "" }}
    />
  );
}
