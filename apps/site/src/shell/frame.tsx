import { ErrorBoundary, revealPage, SkipLink } from '@portal/ui';
import { styled } from 'styled-components';
import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { AutoLoginQuestion } from './auto-login-question';
import { Footer } from './footer';
import { Header } from './header';
import { NoticeBar } from './notice-bar';
import { routes } from './page-routes';
import { SandboxBar } from './sandbox-bar';
import { useArrival } from './use-arrival';

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main {
    flex: 1;
  }
`;

/** Reveals the error page of a failed page at once. */
function onError(error: Error) {
  console.error(error);
  revealPage();
}

/** The frame around every page, and the page of the address. */
export function Frame() {
  useArrival();
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  return (
    <Whole>
      <SkipLink />
      <SandboxBar />
      <Header />
      <NoticeBar />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} onError={onError}>
          <Suspense>{page}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <AutoLoginQuestion />
    </Whole>
  );
}
