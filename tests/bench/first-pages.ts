import type { TestSite } from "#tests/support/site.ts";

export const LOGIN = "/dang-nhap";

type FirstPage = "home" | "match" | "odds" | "league" | "article" | "login";

/** The pages that readers come by, in the made-up world, by name. */
export async function pathsOfFirstPages(site: TestSite): Promise<Readonly<Record<FirstPage, string>>> {
  const call = async (path: string) => (await (await fetch(`${site.url}${path}`)).json()) as { data: never };
  const live: { matches: { id: number; competition: { id: number } }[] } = (
    await call("/api/v1/football/matches/live")
  ).data;
  await writeArticles(site);
  const news = await (await fetch(`${site.url}/sitemap-news.xml`)).text();
  const article = /<loc>([^<]+)<\/loc>/.exec(news)?.[1];
  const [match] = live.matches;
  if (!match || !article) throw new Error("the made-up world has no match in play, or no article yet");
  return {
    home: "/",
    match: `/match/${match.id}`,
    odds: `/oddscomp/${match.id}`,
    league: `/league/${match.competition.id}`,
    article: new URL(article).pathname,
    login: LOGIN,
  };
}

/** More turns than a made-up world's articles need. */
const MOST_TURNS = 40;
/** Writing takes the five seconds that a turn has for it. */
const WRITES_MS = 3_000;

/**
 * Lets the made-up world write its articles, which is most of each minute's work at first: a server's, and here it would be taken
 * from the reader's processor.
 */
async function writeArticles(site: TestSite): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const began = performance.now();
    await site.runScheduled();
    if (performance.now() - began < WRITES_MS) return;
  }
}
