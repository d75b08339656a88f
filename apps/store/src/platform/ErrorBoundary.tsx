import { Component } from "react";
import type { ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Another value renders the children again after an error. */
  resetKey?: string;
  /** Rendered instead of the children after one of them has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey?: string | undefined;
}

/** Keeps an error of its children to itself. React reports it once, on the console (docs/decisions/0021). */
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
