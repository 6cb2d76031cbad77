import { Fragment, type ReactNode } from "react";
import { useShownZone } from "./shown-zone.ts";

/** Remounts its children in another zone; the parent does not render, so unhydrated parts keep their HTML. */
export function InShownZone({ children }: { readonly children: ReactNode }) {
  return <Fragment key={useShownZone()}>{children}</Fragment>;
}
