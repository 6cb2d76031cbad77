import type { Post } from "#shared/content/post.schema.ts";
import { Crest } from "#web/ui/crest.tsx";

/** Pixels of a crest as far as the browser needs to know before the style sheet says it. */
const CREST = 64;

/**
 * Stands where an article has no picture: the crests of its match on a pitch, or its category. Decoration: what it shows
 * is said beside it.
 */
export function PostCover({
  post: { match, categories },
}: {
  readonly post: Pick<Post, "match" | "categories">;
}) {
  return (
    <span className="post-cover" aria-hidden="true">
      {match ? (
        [match.home, match.away].map(({ id, name, logo }) => (
          <Crest key={id} name={name} logo={logo} size={CREST} className="post-cover-crest" />
        ))
      ) : (
        <span className="post-cover-name">{categories[0]?.name}</span>
      )}
    </span>
  );
}
