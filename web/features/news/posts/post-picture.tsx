import { mediaPath } from "#shared/content/image.table.ts";
import type { Picture } from "#shared/content/post.schema.ts";

interface PostPictureProps {
  readonly picture: Picture;
  /** Its displayed width, as in `sizes`. */
  readonly sizes: string;
  /** The page's main image: fetched with high priority. */
  readonly isFirst?: boolean;
  /** Its description stands beside it already. */
  readonly isDecoration?: boolean;
}

/** Largest width for browsers without `srcset`. */
const PLAIN_WIDTH = 960;

/** A picture of the content service in the width its place needs. */
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
