import { Component } from "react";
import type { ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Clears the error when it changes. */
  resetKey?: string;
  /** Rendered after a child has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey?: string;
}

/** Catches errors of its children. React logs each error once (docs/decisions/0021). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError = (): Partial<ErrorBoundaryState> => ({ hasFailed: true });

  static getDerivedStateFromProps = (
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null =>
    resetKey === state.resetKey ? null : { hasFailed: false, resetKey };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
