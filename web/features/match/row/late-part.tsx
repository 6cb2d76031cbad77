import { type ReactNode, Suspense } from "react";
import { m } from "#web/paraglide/messages.js";

/** A part whose code comes when a reader asks for it: says so while it is on its way. */
export const LatePart = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<p className="row-note">{m.match_tab_loading()}</p>}>{children}</Suspense>
);
