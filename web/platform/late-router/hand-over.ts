import { STATE_PLACE, stateOfPage } from "./router-globals.ts";

/** What a page was made from, for the scripts that take it over: what its routes loaded, or why they could not. By route. */
export interface HandOver {
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What a form was answered with that was sent without scripts. */
  readonly actionData: Readonly<Record<string, unknown>> | null;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** What the readers of errors know of one: a status and its data are kept as they are, of the others what they say. */
const tellError = (thrown: unknown): unknown => (thrown instanceof Error ? { said: thrown.message } : thrown);

const isSaid = (told: unknown): told is { readonly said: string } =>
  typeof told === "object" && told !== null && Object.keys(told).join() === "said";

/**
 * The script that hands a page over. As JSON, where the router's own (turbo-stream) would cost each first page 2.5 KB of code
 * to read: what loaders give is what JSON can say; `undefined` is left out.
 */
export function writeHandOver({ loaderData, actionData, errors }: HandOver): string {
  const told: HandOver = {
    // The router would ask again for an answer that is not there.
    loaderData: Object.fromEntries(Object.entries(loaderData).map(([id, data]) => [id, data ?? null])),
    actionData,
    errors:
      errors && Object.fromEntries(Object.entries(errors).map(([id, thrown]) => [id, tellError(thrown)])),
  };
  // In a script only this sign can end it, or begin a comment.
  return `${STATE_PLACE}=${JSON.stringify(told).replaceAll("<", "\\u003c")}`;
}

/**
 * Runs something once the hand-over has been read: it stands at a page's end, and scripts that a browser has kept may be quicker
 * than the page.
 */
export function whenHandedOver(run: () => void): void {
  if (stateOfPage()) run();
  else document.addEventListener("DOMContentLoaded", run, { once: true });
}

/** What the server handed over, in a page that {@link writeHandOver} wrote into. */
export function readHandOver(): HandOver {
  const { loaderData, actionData, errors } = stateOfPage() as HandOver;
  const read = (told: unknown) => (isSaid(told) ? new Error(told.said) : told);
  return {
    loaderData,
    actionData,
    errors: errors && Object.fromEntries(Object.entries(errors).map(([id, told]) => [id, read(told)])),
  };
}
