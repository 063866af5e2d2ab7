import { useRefetchAll } from '@portal/api-client';
import type { Notice, Session } from '@portal/session/core';
import { SessionProvider, useRememberPage } from '@portal/session/react';
import { useToast } from '@portal/ui';
import { lazy, Suspense, useCallback, type ComponentType, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { OfflineLine } from './offline-line';
import { routes } from './routes';
import { RequireSession } from './require-session';
import { UserFrame } from './user-frame';

// Pages to read. Pull-to-refresh does not suit a page with a form.
const readPages = new Set(['/user-center/acctInfo', '/user-center/fundingDetails', '/user-center/invite']);

/** A page is complete without it, so a chunk that cannot be loaded is left out. */
const PullToRefresh = lazy<ComponentType<{ onRefresh: () => Promise<void> }>>(() =>
  import('./pull-to-refresh').then(
    (module) => ({ default: module.PullToRefresh }),
    () => ({ default: () => undefined }),
  ),
);

function Pages({ line }: { line: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  useRememberPage(pathname + search + hash);
  const refetchAll = useRefetchAll();
  return (
    <UserFrame
      line={
        <>
          {line}
          <OfflineLine />
        </>
      }
    >
      <Suspense>{readPages.has(pathname) && <PullToRefresh onRefresh={refetchAll} />}</Suspense>
      {useRoutes(routes)}
    </UserFrame>
  );
}

type Props = {
  session: Session;
  /** Below the top bar of every page. */
  line?: ReactNode;
};

/** The user centre for the current session. */
export function App({ session, line }: Props) {
  const toast = useToast();
  const tell = useCallback(({ kind, text }: Notice) => toast(text, kind === 'success' ? 'ok' : 'danger'), [toast]);
  return (
    <SessionProvider session={session} onNotice={tell}>
      <RequireSession>
        <Pages line={line} />
      </RequireSession>
    </SessionProvider>
  );
}
