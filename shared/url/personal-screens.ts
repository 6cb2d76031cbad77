import { keysOf } from "#shared/record/typed-record.ts";
import { LOCALES } from "./locale.ts";
import { withoutNeedlessEncoding } from "./paths.ts";
import { SCREEN_CACHE } from "./screen-cache.table.ts";
import { type Screen, screens } from "./screens.ts";

/** Screens that differ for each reader. */
const PERSONAL = keysOf(SCREEN_CACHE).filter((screen) => SCREEN_CACHE[screen] === "private");

/** Screens that links in mails lead to: their address holds a secret. */
const LINKED: readonly Screen[] = ["resetPassword", "verifyEmail"];

/** Matches the paths of screens, in every spelling that a router may accept for them. */
function patternOf(of: readonly Screen[]): RegExp {
  const paths = of.flatMap((screen) =>
    LOCALES.map((locale) => screens[screen][locale].replaceAll(/:\w+/g, "[^/]+")),
  );
  return new RegExp(`^(?:${paths.join("|")})/*$`, "i");
}
const anyOfThem = patternOf(PERSONAL);
const anyLinked = patternOf(LINKED);

/** True if a path, in any spelling that a router may accept, shows a personal screen. */
export const isPersonalPath = (path: string): boolean => anyOfThem.test(withoutNeedlessEncoding(path));

/** True if a path's address holds the secret of a mail's link: no other site or tracking library may get it. */
export const isMailLinkPath = (path: string): boolean => anyLinked.test(withoutNeedlessEncoding(path));
