import { Component, type ReactNode, Suspense } from "react";
import { m } from "#web/paraglide/messages.js";

/** A boundary for a lazy component that a reader opens: a note while it loads or when it fails, and the list stays. */
export class LazyBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <p className="row-note">{m.error_data_updating()}</p>;
    return (
      <Suspense fallback={<p className="row-note">{m.part_loading()}</p>}>{this.props.children}</Suspense>
    );
  }
}
