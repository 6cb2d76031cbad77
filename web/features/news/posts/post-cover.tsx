import type { Post } from "#shared/content/post.schema.ts";
import { Crest } from "#web/platform/football/crest.tsx";

/** Size of a crest in pixels, for layout before the style sheet applies. */
const CREST = 64;

/** Numbers of grounds and of patterns that news.css draws: without a common divisor. */
const GROUNDS = 7;
const PATTERNS = 4;

/**
 * Placeholder of an article without a picture: crests on a ground, or its category. The colour differs by home team,
 * the pattern by match. Decorative.
 */
export function PostCover({
  post: { id, match, categories },
}: {
  readonly post: Pick<Post, "id" | "match" | "categories">;
}) {
  return (
    <span
      className="post-cover"
      data-ground={(match?.home.id ?? id) % GROUNDS}
      data-pattern={(match?.id ?? id) % PATTERNS}
      aria-hidden="true"
    >
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
