import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state';
import { useTexts } from '../texts/use-texts';
import { errorBoundaryTexts } from './error-boundary-texts';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Called once per error, for logging. */
  onError?: (error: Error, componentStack: string) => void;
  /** Change it on navigation; the boundary then resets. */
  resetKey?: string;
  /** Renders the message in its place, such as the card or drawer of the part; default: the message alone. */
  around?: (message: ReactNode) => ReactNode;
};

type State = { failed: boolean; resetKey: string | undefined };

/** Contains a render error of its children and offers a reload. */
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
    const { children, around = (message: ReactNode) => message } = this.props;
    return this.state.failed ? around(<Broken />) : children;
  }
}

function Broken() {
  const texts = useTexts('errorBoundary', errorBoundaryTexts);
  return (
    <ErrorState title={texts.title} retryLabel={texts.reload} onRetry={() => window.location.reload()}>
      {texts.body}
    </ErrorState>
  );
}
