import { LOCALES } from "./locale.ts";
import { withoutNeedlessEncoding } from "./paths.ts";
import { type Screen, screens } from "./screens.ts";

/** Screens that are another page for each reader: never cached, rendered with his session, and the ones that take forms. */
const PERSONAL: readonly Screen[] = [
  ...(["login", "register", "profile", "myTip", "myFollows", "newTip"] as const),
  ...(["myArticles", "myArticle", "articlePreview", "newArticle"] as const),
  ...(["newComment", "myComment", "commentQueue", "feeds"] as const),
];

const paths = PERSONAL.flatMap((screen) =>
  LOCALES.map((locale) => screens[screen][locale].replaceAll(/:\w+/g, "[^/]+")),
);
const anyOfThem = new RegExp(`^(?:${paths.join("|")})/*$`, "i");

/** Whether a path shows a personal screen, in whatever spelling a router may take for it. Every request of a page asks. */
export const isPersonalPath = (path: string): boolean => anyOfThem.test(withoutNeedlessEncoding(path));
