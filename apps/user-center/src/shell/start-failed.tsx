import { failureFrom } from '@portal/api-client/http';
import { base } from '@portal/brand';
import { Container, ErrorState, GlobalStyle } from '@portal/ui';

/** Shown if the app could not start: mostly without its configuration, so that no brand is known. */
export function StartFailed({ cause }: { cause: unknown }) {
  return (
    <>
      <GlobalStyle brand={base} />
      <Container as="main" data-width="form">
        <ErrorState title={failureFrom(cause).msg} onRetry={() => window.location.reload()} retryLabel="重新加载" />
      </Container>
    </>
  );
}
