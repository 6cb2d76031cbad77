import { LOCALES } from "./locale.ts";
import { pathOf } from "./paths.ts";

/** True if a path is that of the embedded list, the one page that other sites may show in a frame. */
export const isFramePath = (path: string): boolean =>
  LOCALES.some((locale) => path === pathOf("embed", locale));
