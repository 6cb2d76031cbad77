import { LOCALES } from "./locale.ts";
import { pathOf, withoutNeedlessEncoding } from "./paths.ts";
import type { Screen } from "./screens.ts";

/** Screens that are another page for each reader: never cached, rendered with his session, and the ones that take forms. */
const PERSONAL = ["login", "register", "profile"] as const satisfies readonly Screen[];

const paths: ReadonlySet<string> = new Set(
  PERSONAL.flatMap((screen) => LOCALES.map((locale) => pathOf(screen, locale))),
);

/** Whether a path shows a personal screen, in whatever spelling a router may take for it. Every request of a page asks. */
export const isPersonalPath = (path: string): boolean =>
  paths.has(withoutNeedlessEncoding(path).replace(/\/+$/, "").toLowerCase());
