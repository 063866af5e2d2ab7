import type { Notice, Session } from '@portal/session/core';
import { SessionProvider } from '@portal/session/react';
import { GlobalStyle, MountGate, ToastProvider, useToast } from '@portal/ui';
import { StrictMode, useCallback, type ReactNode } from 'react';
import { InstallationContext, type Installation } from './installation';
import { PublicDataContext, type PublicData } from './public-data';

type Props = {
  installation: Installation;
  session: Session | Promise<Session>;
  publicData: PublicData;
  children: ReactNode;
};

function Spoken({ session, children }: Pick<Props, 'session' | 'children'>) {
  const toast = useToast();
  const tell = useCallback(({ kind, text }: Notice) => toast(text, kind === 'success' ? 'ok' : 'danger'), [toast]);
  return (
    <SessionProvider session={session} onNotice={tell}>
      {children}
    </SessionProvider>
  );
}

/** Everything around the router: the brand's colours, toasts, the session, the gate. */
export function Site({ installation, session, publicData, children }: Props) {
  return (
    <StrictMode>
      <InstallationContext value={installation}>
        <GlobalStyle brand={installation.brand} />
        <MountGate>
          <ToastProvider>
            <PublicDataContext value={publicData}>
              <Spoken session={session}>{children}</Spoken>
            </PublicDataContext>
          </ToastProvider>
        </MountGate>
      </InstallationContext>
    </StrictMode>
  );
}
