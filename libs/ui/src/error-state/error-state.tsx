import { Button } from '../button/button';
import { Middle } from '../empty/empty';
import { useTexts } from '../texts/use-texts';
import { errorStateTexts } from './error-state-texts';

export type ErrorStateProps = {
  /** What failed, from the server or the call's fallback text. */
  title: string;
  children?: string;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
};

/** An error message in place of a part that could not be loaded, with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retryLabel, busy } = props;
  const texts = useTexts('errorState', errorStateTexts);
  return (
    <Middle role="alert">
      <svg
        width="72"
        height="56"
        viewBox="0 0 72 56"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M4 38h14l5-14 8 22 6-16 3 8h5M56 38h12" />
        <path d="m47.5 34.5 6 7m0-7-6 7" />
      </svg>
      <strong>{title}</strong>
      {children && <div>{children}</div>}
      {onRetry && (
        <div data-part="action">
          <Button onClick={onRetry} busy={busy}>
            {retryLabel ?? texts.retry}
          </Button>
        </div>
      )}
    </Middle>
  );
}
