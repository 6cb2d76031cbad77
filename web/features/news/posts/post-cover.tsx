import type { Post } from "#shared/content/post.schema.ts";
import { Crest } from "#web/platform/football/crest.tsx";

/** Size of a crest in pixels, for layout before the style sheet applies. */
const CREST = 64;

/** Placeholder of an article without a picture: crests on a pitch, or its category. Decorative. */
export function PostCover({
  post: { match, categories },
}: {
  readonly post: Pick<Post, "match" | "categories">;
}) {
  return (
    <span className="post-cover" aria-hidden="true">
      {match ? (
        [match.home, match.away].map((team) => (
          <Crest key={team.id} of={team} size={CREST} className="post-cover-crest" />
        ))
      ) : (
        <span className="post-cover-name">{categories[0]?.name}</span>
      )}
    </span>
  );
}
