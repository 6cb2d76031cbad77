import { type ReactNode, Suspense } from "react";
import { m } from "#messages/paraglide/messages.js";
import { ErrorBoundary } from "#web/platform/errors/error-boundary.tsx";

/** A boundary for a lazy component opened by a reader: a note while it loads or when it fails, and the list stays. */
export function LazyBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <p className="row-note">{m.error_data_updating()}</p>}>
      <Suspense fallback={<p className="row-note">{m.section_loading()}</p>}>{children}</Suspense>
    </ErrorBoundary>
  );
}
