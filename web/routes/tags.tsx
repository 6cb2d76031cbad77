import { loadTags } from "#web/features/news/terms/terms.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/match-line.css";
import "../styles/standings.css";
import type { Route } from "./+types/tags";
import { loadNewsBeside } from "./parts/news-beside.loader.server.ts";
import { NewsBeside } from "./parts/news-beside.tsx";

const TagsPageView = laterScreen(async () => ({
  default: (await import("#web/features/news/terms/terms-page.tsx")).TagsPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const [tags, beside] = await Promise.all([loadTags(facts, url.searchParams), loadNewsBeside(facts)]);
    return { tags, beside };
  });
}

/** Tags that articles have. */
export default function TagsRoute({ loaderData: { tags, beside } }: Route.ComponentProps) {
  return <TagsPageView key={tags.page.page} tags={tags} beside={<NewsBeside data={beside} />} />;
}
