import { getLocale } from "#messages/paraglide/runtime.js";
import type { Post } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Moment } from "./moment.tsx";
import { PostCover } from "./post-cover.tsx";
import { PostPicture } from "./post-picture.tsx";

/** An article's URL. */
export const pathOfPost = (slug: string): string => pathOf("article", getLocale(), { slug });

interface PostCardProps {
  readonly post: Post;
  /** `lead` stands above a list; `row` is an item of it; `line` has neither picture nor summary. */
  readonly as: "lead" | "row" | "line";
  /** Level of its heading. */
  readonly level?: 2 | 3;
}

const SIZES = { lead: "(min-width: 1024px) 600px, 100vw", row: "(min-width: 640px) 200px, 112px" } as const;

/** An article in a list: one link with its details. */
export function PostCard({ post, as, level = 3 }: PostCardProps) {
  const { slug, title, summary, thumbnail, author, published_at } = post;
  const Heading = `h${level}` as const;
  return (
    <SiteLink to={pathOfPost(slug)} className="post-card" data-as={as}>
      {as === "line" ? null : (
        <span className="post-card-picture">
          {thumbnail === null ? (
            <PostCover post={post} />
          ) : (
            <PostPicture picture={thumbnail} sizes={SIZES[as]} isFirst={as === "lead"} isDecoration />
          )}
        </span>
      )}
      <span className="post-card-words">
        <Heading className="post-card-title">{title}</Heading>
        {as === "line" || summary === "" ? null : <span className="post-card-summary">{summary}</span>}
        <span className="post-card-meta">
          {as === "line" ? null : <span>{author.name}</span>}
          <Moment at={published_at} />
        </span>
      </span>
    </SiteLink>
  );
}
