import { loadNewsPage } from "#web/features/news/front/news-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/match-line.css";
import "../styles/standings.css";
import type { Route } from "./+types/news";
import { loadNewsBeside } from "./parts/news-beside.loader.server.ts";
import { NewsBeside } from "./parts/news-beside.tsx";

const NewsPageView = laterScreen(async () => ({
  default: (await import("#web/features/news/front/news-page.tsx")).NewsPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const [page, beside] = await Promise.all([loadNewsPage(facts, url.searchParams), loadNewsBeside(facts)]);
    return { page, beside };
  });
}

/** The front page of the news. */
export default function NewsRoute({ loaderData: { page, beside } }: Route.ComponentProps) {
  return <NewsPageView data={page} beside={<NewsBeside data={beside} />} />;
}
