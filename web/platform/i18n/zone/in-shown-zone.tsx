import { Fragment, type ReactNode } from "react";
import { useShownZone } from "./shown-zone.ts";

/**
 * Remounts its children in another zone, so that no time of the old one stays. The parent does not render, so that
 * unhydrated parts keep their HTML.
 */
export function InShownZone({ children }: { readonly children: ReactNode }) {
  return <Fragment key={useShownZone()}>{children}</Fragment>;
}
