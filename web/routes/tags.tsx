import { loadTags } from "#web/features/news/terms/terms.loader.server.ts";
import { TagsPageView } from "#web/features/news/terms/terms-page.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/news.css";
import type { Route } from "./+types/tags";
import { loadNewsBeside } from "./news-beside.loader.server.ts";
import { NewsBeside } from "./news-beside.tsx";

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
