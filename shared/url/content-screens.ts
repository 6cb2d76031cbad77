import { screenAt } from "./paths.ts";
import type { Screen } from "./screens.ts";

/** Screens that show content of the content service, and are as fresh as it. */
const CONTENT: ReadonlySet<Screen> = new Set<Screen>([
  ...(["news", "categories", "category", "tags", "tag", "author", "article"] as const),
]);

/** True if a path shows articles, a list of them, or a page of the content service. */
export function isContentPath(path: string): boolean {
  const found = screenAt(path);
  return found !== null && CONTENT.has(found.screen);
}
