import { messageOf } from "#shared/errors/index.ts";
import { LOCALE_TABLE, LOCALES } from "#shared/url/index.ts";
import { waitUntilAnswers } from "../site/wait.ts";
import { askSite, SmokeFault } from "./ask.ts";
import {
  checkFile,
  checkHome,
  checkIndexing,
  checkInstallable,
  checkMatch,
  checkMissing,
  checkPageCache,
  checkRedirect,
  checkRobots,
} from "./page-checks.ts";
import { checkCall, checkContent, checkHealth, checkRoom, findMatch } from "./tier-checks.ts";

export interface SmokeOrder {
  /** Address of the site. */
  readonly url: string;
  /** Origin in canonical links; the site's address by default (`SITE_URL` behind another address). */
  readonly siteUrl: string;
  /** Whether search engines are to be let in. */
  readonly indexing: "open" | "closed";
  /** Time limit until the site answers at all, and in the version expected: a deployment takes time to spread. */
  readonly patienceMs: number;
  /** The version that has to be online, as `/health` reports it; null for any. */
  readonly version: string | null;
  readonly say: (line: string) => void;
}

/** Checks every service of a running site from outside. Returns how many are not as they should be. */
export async function runSmoke({
  url,
  siteUrl,
  indexing,
  patienceMs,
  version,
  say,
}: SmokeOrder): Promise<number> {
  const ask = askSite(url);
  let failed = 0;
  const look = async (about: string, check: () => Promise<string>): Promise<void> => {
    try {
      say(`  ok      ${about.padEnd(20)} ${await check()}`);
    } catch (thrown) {
      failed += 1;
      say(`  FAILED  ${about.padEnd(20)} ${messageOf(thrown)}`);
      if (thrown instanceof SmokeFault) say(`          ${"".padEnd(20)} → ${thrown.remedy}`);
    }
  };
  await look("answers", () => waitForSite(url, version, patienceMs));
  // Nothing else can be checked, and twelve equal errors are less clear than one.
  if (failed > 0) return failed;
  await look("health", () => checkHealth(url));
  for (const locale of LOCALES)
    await look(`home, ${LOCALE_TABLE[locale].english_name}`, () => checkHome(ask, siteUrl, locale));
  let matchId: number | null = null;
  await look("football call", async () => {
    const { said, matchId: found } = await checkCall(ask);
    matchId = found;
    return said;
  });
  await look("content call", () => checkContent(ask));
  await look("match page", async () => {
    const id = matchId ?? (await findMatch(ask));
    return id === null ? "no match is stored yet: nothing to check" : checkMatch(ask, siteUrl, id);
  });
  await look("page cache", () => checkPageCache(ask));
  await look("built file", () => checkFile(ask));
  await look("installable", () => checkInstallable(ask));
  await look("redirect", () => checkRedirect(ask));
  await look("not found", () => checkMissing(ask));
  await look("robots, sitemap", () => checkRobots(ask, siteUrl));
  await look("search engines", () => checkIndexing(ask, indexing));
  await look("list room", () => checkRoom(ask));
  return failed;
}

async function waitForSite(url: string, version: string | null, timeoutMs: number): Promise<string> {
  let online = "";
  const health = new URL("/health", url).href;
  try {
    await waitUntilAnswers({
      what: "The site",
      url: health,
      timeoutMs,
      isReady: (_response, text) => {
        online = /"version":"([^"]+)"/.exec(text)?.[1] ?? "";
        return online !== "" && (version === null || online === version);
      },
    });
  } catch (thrown) {
    throw online === "" || version === null
      ? new SmokeFault(messageOf(thrown), "check that the URL is the site's and that edge is online")
      : new SmokeFault(
          `${health} still reports version ${online}, not ${version}`,
          "the deployment has not propagated, or a later one replaced it (`wrangler deployments status`)",
        );
  }
  return `version ${online}`;
}
