import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of children that failed; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** Keeps a part that fails, such as a lazy component whose file does not come, from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
