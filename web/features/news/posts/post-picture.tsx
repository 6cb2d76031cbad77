import { mediaPath } from "#shared/content/image.table.ts";
import type { Picture } from "#shared/content/post.schema.ts";

interface PostPictureProps {
  readonly picture: Picture;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
  /** The first thing of its page: fetched before all others. */
  readonly isFirst?: boolean;
  /** Its words stand beside it already. */
  readonly isDecoration?: boolean;
}

/** Widest that a browser without `srcset` is given. */
const PLAIN_WIDTH = 960;

/** A picture of the content service in the width that its place needs. */
export function PostPicture({ picture, sizes, isFirst = false, isDecoration = false }: PostPictureProps) {
  const { width, height, widths, alt } = picture;
  const plain = widths.findLast((one) => one <= PLAIN_WIDTH) ?? widths[0] ?? width;
  return (
    <img
      src={mediaPath(picture.key, plain)}
      srcSet={widths.map((one) => `${mediaPath(picture.key, one)} ${one}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={isDecoration ? "" : alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      className="post-picture"
    />
  );
}
