/**
 * Cloudflare's widget with explicit rendering: implicit rendering looks for containers once, when the script has
 * loaded, and misses a form that a soft navigation brings later. Source:
 * developers.cloudflare.com/turnstile/get-started/client-side-rendering.
 */

interface TurnstileApi {
  readonly render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => string | undefined;
  readonly remove: (widget: string) => void;
}

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

const apiIn = (page: Window): TurnstileApi | undefined => Reflect.get(page, "turnstile");

/** The Turnstile script tag of this page. If it failed to load, the next caller tries again. */
function scriptOf(page: Document): HTMLScriptElement {
  const known = page.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);
  if (known) return known;
  const script = page.createElement("script");
  script.src = SCRIPT;
  script.async = true;
  script.addEventListener("error", () => script.remove());
  page.head.append(script);
  return script;
}

/**
 * Renders the widget, which fills in the form field `captcha`; returns the function that removes it. `onFailure`: the
 * widget is unavailable.
 */
export function showTurnstile(place: HTMLElement, siteKey: string, onFailure: () => void): () => void {
  let widget: string | undefined;
  const leave = new AbortController();
  const render = () => {
    const options = { sitekey: siteKey, "response-field-name": "captcha", "error-callback": onFailure };
    widget = apiIn(window)?.render(place, options);
  };
  if (apiIn(window)) render();
  else {
    const script = scriptOf(document);
    script.addEventListener("load", render, { signal: leave.signal });
    script.addEventListener("error", onFailure, { signal: leave.signal });
  }
  return () => {
    leave.abort();
    if (widget !== undefined) apiIn(window)?.remove(widget);
  };
}
