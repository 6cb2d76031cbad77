import { Component, type ReactNode } from "react";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";

interface LastResortProps {
  /** Where the page is: at another place it is tried again. */
  readonly location: unknown;
  readonly children: ReactNode;
}

/** What is left where even the frame around an error screen could not be drawn: a sentence and the way home, by a load. */
export class LastResort extends Component<
  LastResortProps,
  { readonly failedAt: unknown; readonly hasFailed: boolean }
> {
  override state = { failedAt: null, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.location });
  }

  override componentDidUpdate() {
    const { failedAt, hasFailed } = this.state;
    if (hasFailed && failedAt !== null && failedAt !== this.props.location)
      this.setState({ failedAt: null, hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <html lang={getLocale()}>
        <body>
          <main role="alert">
            <p>{m.error_fallback()}</p>
            <a href={pathOf("home", getLocale())}>{m.back_to_home()}</a>
          </main>
        </body>
      </html>
    );
  }
}
