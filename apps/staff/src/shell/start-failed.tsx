import { base } from '@portal/brand';
import { Container, ErrorState, GlobalStyle } from '@portal/ui';

/** Shown if the configuration could not be loaded, so that no brand is known. */
export function StartFailed() {
  return (
    <>
      <GlobalStyle brand={base} />
      <Container as="main" data-width="form">
        <ErrorState onRetry={() => window.location.reload()} retryLabel="重新加载" />
      </Container>
    </>
  );
}
