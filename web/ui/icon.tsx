import type { IconName } from "./icons.table.ts";

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size: number;
  /** For small ones that must be seen at once, such as the arrow of a sorted column. */
  readonly isBold?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture of the site's sprite (scripts/site/icon-sprite.ts), in the colour of the text around it. It says nothing: the
 * words for it stand beside it or on the element around it.
 */
export function Icon({ name, size, isBold = false, className }: IconProps) {
  const classes = ["icon", isBold ? "icon-bold" : "", className].filter(Boolean).join(" ");
  return (
    <svg className={classes} width={size} height={size} aria-hidden="true">
      <use href={`${import.meta.env.VITE_ICON_SPRITE}#${name}`} />
    </svg>
  );
}
