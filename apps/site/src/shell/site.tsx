import type { Notice, Session } from '@portal/session/core';
import { SessionProvider } from '@portal/session/react';
import { RevealOnMount, ToastProvider, useToast } from '@portal/ui';
import { StrictMode, useCallback, type ReactNode } from 'react';
import { InstallationContext, type Installation } from '../shared/installation/installation';
import { PublicDataContext, type PublicData } from '../shared/data/public-data';

type Props = {
  installation: Installation;
  session: Session | Promise<Session>;
  publicData: PublicData;
  /** The global styles with the brand's colours. Absent if they came with the HTML, to avoid computing them again. */
  styles?: ReactNode;
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

/** Everything around the router: styles, toasts, session, and hiding the page until it has mounted. */
export function Site({ installation, session, publicData, styles, children }: Props) {
  return (
    <StrictMode>
      <InstallationContext value={installation}>
        {styles}
        <RevealOnMount>
          <ToastProvider>
            <PublicDataContext value={publicData}>
              <Spoken session={session}>{children}</Spoken>
            </PublicDataContext>
          </ToastProvider>
        </RevealOnMount>
      </InstallationContext>
    </StrictMode>
  );
}
