import "react";

declare module "react" {
  /** Custom properties in `style`: the style sheets name them. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
