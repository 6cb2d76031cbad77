import { Component, type ReactNode, Suspense } from "react";
import { m } from "#web/paraglide/messages.js";

/** A part whose code comes when a reader asks for it: says so while it is on its way. One that fails costs nobody the list. */
export class LatePart extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
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
