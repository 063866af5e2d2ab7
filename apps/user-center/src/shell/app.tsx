import type { Notice, Session } from '@portal/session/core';
import { SessionProvider } from '@portal/session/react';
import { useToast } from '@portal/ui';
import { useCallback } from 'react';
import { useRoutes } from 'react-router-dom';
import { Expired } from './expired';
import { OfflineLine } from './offline-line';
import { routes } from './routes';
import { SessionGate } from './session-gate';
import { useRememberPage } from './use-remember-page';
import { UserFrame } from './user-frame';

function Pages() {
  useRememberPage();
  return (
    <UserFrame line={<OfflineLine />}>
      <Expired />
      {useRoutes(routes)}
    </UserFrame>
  );
}

/** The user centre for the session that is here. */
export function App({ session }: { session: Session }) {
  const toast = useToast();
  const tell = useCallback(({ kind, text }: Notice) => toast(text, kind === 'success' ? 'ok' : 'danger'), [toast]);
  return (
    <SessionProvider session={session} onNotice={tell}>
      <SessionGate>
        <Pages />
      </SessionGate>
    </SessionProvider>
  );
}
