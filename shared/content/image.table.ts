/** Widths of stored article pictures, pixels, ascending; none is wider than the upload. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;

/** Side of the square in which an author's picture is shown. */
export const AUTHOR_WIDTH = 160;

/** Most bytes of a picture that is uploaded. */
export const IMAGE_BYTES = 4 * 1024 * 1024;

/** URL of a picture in one of its widths. */
export const mediaPath = (key: string, width: number): string => `/media/${key}-${width}.webp`;
