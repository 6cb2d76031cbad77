import { messageOf } from "#shared/errors/index.ts";
import { LOCALE_TABLE, LOCALES } from "#shared/url/index.ts";
import { waitUntilAnswers } from "../site/wait.ts";
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
import { createSiteFetch, SmokeFault } from "./site-fetch.ts";
import { checkCall, checkContent, checkHealth, checkRoom, findMatch } from "./tier-checks.ts";

export interface SmokeOrder {
  /** Address of the site. */
  readonly url: string;
  /** Origin in canonical links; the site's address by default (`SITE_URL` behind another address). */
  readonly siteUrl: string;
  /** The expected setting for search engines. */
  readonly indexing: "open" | "closed";
  /** Time limit until the site answers at all, and in the version expected: a deployment takes time to spread. */
  readonly patienceMs: number;
  /** The version that has to be online, as `/health` reports it; null for any. */
  readonly version: string | null;
  readonly print: (line: string) => void;
}

/** Checks every service of a running site from outside. Returns how many are not as they should be. */
export async function runSmoke({
  url,
  siteUrl,
  indexing,
  patienceMs,
  version,
  print,
}: SmokeOrder): Promise<number> {
  const fetchPath = createSiteFetch(url);
  let failed = 0;
  const look = async (about: string, check: () => Promise<string>): Promise<void> => {
    try {
      print(`  ok      ${about.padEnd(20)} ${await check()}`);
    } catch (thrown) {
      failed += 1;
      print(`  FAILED  ${about.padEnd(20)} ${messageOf(thrown)}`);
      if (thrown instanceof SmokeFault) print(`          ${"".padEnd(20)} → ${thrown.remedy}`);
    }
  };
  await look("answers", () => waitForSite(url, version, patienceMs));
  // Nothing else can be checked, and twelve equal errors are less clear than one.
  if (failed > 0) return failed;
  await look("health", () => checkHealth(url));
  for (const locale of LOCALES)
    await look(`home, ${LOCALE_TABLE[locale].name}`, () => checkHome(fetchPath, siteUrl, locale));
  let matchId: number | null = null;
  await look("football call", async () => {
    const { message, matchId: found } = await checkCall(fetchPath);
    matchId = found;
    return message;
  });
  await look("content call", () => checkContent(fetchPath));
  await look("match page", async () => {
    const id = matchId ?? (await findMatch(fetchPath));
    return id === null ? "no match is stored yet: nothing to check" : checkMatch(fetchPath, siteUrl, id);
  });
  await look("page cache", () => checkPageCache(fetchPath));
  await look("built file", () => checkFile(fetchPath));
  await look("installable", () => checkInstallable(fetchPath));
  await look("redirect", () => checkRedirect(fetchPath));
  await look("not found", () => checkMissing(fetchPath));
  await look("robots, sitemap", () => checkRobots(fetchPath, siteUrl));
  await look("search engines", () => checkIndexing(fetchPath, indexing));
  await look("list room", () => checkRoom(fetchPath));
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
