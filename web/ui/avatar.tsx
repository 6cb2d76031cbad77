interface AvatarProps {
  /** Name of the user; its initials replace a missing picture. */
  readonly name: string;
  /** URL of the picture, square. */
  readonly src: string | null;
  /** Width and height, pixels. */
  readonly size: number;
}

/** First letters of a name's first and last word: `NA` of Nguyễn Văn A. Text in brackets is ignored. */
export function personInitials(name: string): string {
  const bare = name.replace(/\([^)]*\)/g, " ").trim() || name;
  const words = bare.split(/\s+/).filter((word) => word !== "");
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

/** A user's picture. Decoration: the name is always beside it. */
export function Avatar({ name, src, size }: AvatarProps) {
  if (src !== null)
    return <img src={src} width={size} height={size} alt="" className="avatar" decoding="async" />;
  return (
    <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden="true">
      {personInitials(name)}
    </span>
  );
}
