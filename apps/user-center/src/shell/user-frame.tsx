import { ErrorBoundary, Frame, SkipLink } from '@portal/ui';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstallation } from '../shared/browser/installation';
import { firstPage } from '../shared/page/first-page';
import { ContentArea } from './layout/content-area';
import { Navigation } from './navigation';
import { PageSkeleton } from './page-skeleton';
import { TopLine } from './top-line';

// Not urgent, so it loads after the first page.
const AfterFirst = lazy(async () => {
  await firstPage.stands;
  const loaded = await import('./after-first');
  return { default: loaded.AfterFirst };
});

type Props = {
  /** Below the top bar: a message for every page, such as a lost network. */
  line?: ReactNode;
  children: ReactNode;
};

/** The frame around every page. A new page starts at its top: it is scrolled there, and `main` gets the focus. */
export function UserFrame({ line, children }: Props) {
  const { pathname } = useLocation();
  const { demo } = useInstallation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      {/* Without its chunk, the pages poll. So they do in the demo, where nothing happens to the visitor. */}
      {!demo && (
        <ErrorBoundary around={() => null}>
          <Suspense>
            <AfterFirst />
          </Suspense>
        </ErrorBoundary>
      )}
      <SkipLink />
      <Frame
        top={
          <>
            <TopLine />
            {line}
          </>
        }
        rail={<Navigation form="rail" />}
        bar={<Navigation form="bar" />}
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense
            fallback={
              <ContentArea>
                <PageSkeleton />
              </ContentArea>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </>
  );
}
