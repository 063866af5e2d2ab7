import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Told once a failure, for the log. */
  onError?: (error: Error, componentStack: string) => void;
  /** Changes when the reader goes elsewhere: the failure is then forgotten. */
  resetKey?: string;
};

type State = { failed: boolean; resetKey: string | undefined };

/** Keeps one broken part from taking the page with it, and offers a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState title="这部分内容没能显示" retryLabel="重新加载" onRetry={() => window.location.reload()}>
        请重新加载页面。已提交的操作不受影响。
      </ErrorState>
    );
  }
}
