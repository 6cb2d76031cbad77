import type { TestSite } from "#tests/support/site.ts";

export const LOGIN = "/dang-nhap";

type FirstPage = "home" | "match" | "odds" | "league" | "article" | "login";

/** The landing pages of readers, in the demo world, by name. */
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

/** More turns than a demo world's articles need. */
const MOST_TURNS = 40;
/** Writing takes the five seconds that a turn allows. */
const WRITES_MS = 3_000;

/** Lets the demo world write its articles: server work that would take the measured reader's processor. */
async function writeArticles(site: TestSite): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const began = performance.now();
    await site.runScheduled();
    if (performance.now() - began < WRITES_MS) return;
  }
}
