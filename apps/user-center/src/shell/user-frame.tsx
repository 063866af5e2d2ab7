import { ErrorBoundary, Frame, SkipLink } from '@portal/ui';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Navigation } from './navigation';
import { PageSkeleton } from './page-skeleton';
import { TopLine } from './top-line';

// Asked for when the first page stands: nothing waits for it.
const LiveFeed = lazy(() => import('../account/live-feed').then(({ LiveFeed: feed }) => ({ default: feed })));

type Props = {
  /** Under the line at the top: what holds for every page, such as a cut line. */
  line?: ReactNode;
  children: ReactNode;
};

/** The frame around every page; a new page starts at its top, for the eye and for a screen reader. */
export function UserFrame({ line, children }: Props) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  const [standing, setStanding] = useState(false);
  const stands = useCallback(() => setStanding(true), []);
  return (
    <>
      {standing && (
        <Suspense>
          <LiveFeed />
        </Suspense>
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
          <Suspense fallback={<PageSkeleton />}>
            {children}
            <Standing onStanding={stands} />
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </>
  );
}

/** Tells when the page beside it stands: while its script is on its way, no effect beside it runs. */
function Standing({ onStanding }: { onStanding: () => void }) {
  useEffect(onStanding, [onStanding]);
  return null;
}
