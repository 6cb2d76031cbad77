import { Fragment, type ReactNode } from "react";
import { useShownZone } from "./shown-zone.ts";

/**
 * Another zone is another page: nothing of it keeps a time of the one before. Whoever renders this is not drawn anew,
 * so that parts around the page that are still to be hydrated keep their HTML meanwhile.
 */
export function InShownZone({ children }: { readonly children: ReactNode }) {
  return <Fragment key={useShownZone()}>{children}</Fragment>;
}
