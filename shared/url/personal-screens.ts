import { properPath, screenAt } from "./paths.ts";
import type { Screen } from "./screens.ts";

/** Screens that are another page for each reader: never cached, rendered with his session, and the ones that take forms. */
const PERSONAL: ReadonlySet<Screen> = new Set<Screen>(["login", "register", "profile"]);

/** Whether a path shows a personal screen, in whatever spelling a router may take for it. */
export function isPersonalPath(path: string): boolean {
  const found = screenAt(properPath(path.replace(/(?<=.)\/+$/, "")));
  return found !== null && PERSONAL.has(found.screen);
}
