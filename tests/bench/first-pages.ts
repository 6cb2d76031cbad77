import type { TestSite } from "#tests/support/site.ts";

export const LOGIN = "/dang-nhap";

/** The pages that readers come by, in the made-up world, by name. */
export async function pathsOfFirstPages(site: TestSite): Promise<Readonly<Record<string, string>>> {
  const call = async (path: string) => (await (await fetch(`${site.url}${path}`)).json()) as { data: never };
  const live: { matches: { id: number; competition: { id: number } }[] } = (
    await call("/api/v1/football/matches/live")
  ).data;
  // Articles are written by each minute's work.
  await site.runScheduled();
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
