import { ErrorBoundary, revealPage, SkipLink } from '@portal/ui';
import { styled } from 'styled-components';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { AccountBar } from './account-bar';
import { AutoLoginQuestion } from './auto-login-question';
import { Footer } from './footer';
import { Header } from './header';
import { routes } from './page-routes';
import { TopLine } from './top-line';
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

/** The bar of an account's links, loaded when a visitor first scrolls. Without it the header has the links. */
function useAccountBar(): typeof AccountBar | undefined {
  const [loaded, setLoaded] = useState<{ AccountBar: typeof AccountBar }>();
  useEffect(() => {
    const load = () => void import('./account-bar').then(setLoaded, () => undefined);
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, []);
  return loaded?.AccountBar;
}

/** The frame around every page, and the page of the address. */
export function Frame() {
  useArrival();
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  const Bar = useAccountBar();
  return (
    <Whole>
      <SkipLink />
      <TopLine />
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} onError={onError}>
          <Suspense>{page}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {Bar && <Bar />}
      <AutoLoginQuestion />
    </Whole>
  );
}
