import { loadNewsPage } from "#web/features/news/front/news-page.loader.server.ts";
import { NewsPageView } from "#web/features/news/front/news-page.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/news.css";
import type { Route } from "./+types/news";
import { loadNewsBeside } from "./news-beside.loader.server.ts";
import { NewsBeside } from "./news-beside.tsx";

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
