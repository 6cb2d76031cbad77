import { Fragment, type ReactNode } from "react";
import { useShownZone } from "./shown-zone.ts";

/**
 * Remounts its children in another zone, so that no time of the old one stays. Its parent does not render again, so
 * that parts around the page that are not yet hydrated keep their HTML meanwhile.
 */
export function InShownZone({ children }: { readonly children: ReactNode }) {
  return <Fragment key={useShownZone()}>{children}</Fragment>;
}
