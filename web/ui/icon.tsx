import type { IconName } from "./icons.table.ts";

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size: number;
  /** For small icons that must be noticed at once, such as the arrow of a sorted column. */
  readonly isBold?: boolean;
  readonly className?: string | undefined;
}

/** An icon of the site's sprite (scripts/site/icon-sprite.ts) in the text's colour. Decorative. */
export function Icon({ name, size, isBold = false, className }: IconProps) {
  const classes = ["icon", isBold ? "icon-bold" : "", className].filter(Boolean).join(" ");
  return (
    <svg className={classes} width={size} height={size} aria-hidden="true">
      <use href={`${import.meta.env.VITE_ICON_SPRITE}#${name}`} />
    </svg>
  );
}
