import type { Notice, Session } from '@portal/session/core';
import { SessionProvider } from '@portal/session/react';
import { RevealOnMount, ToastProvider, useToast } from '@portal/ui';
import { StrictMode, useCallback, type ReactNode } from 'react';
import { InstallationContext, type Installation } from '../shared/installation/installation';
import { PublicCacheContext, type PublicCache } from '../shared/data/public-cache';

type Props = {
  installation: Installation;
  session: Session | Promise<Session>;
  publicCache: PublicCache;
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
export function Site({ installation, session, publicCache, styles, children }: Props) {
  return (
    <StrictMode>
      <InstallationContext value={installation}>
        {styles}
        <RevealOnMount>
          <ToastProvider>
            <PublicCacheContext value={publicCache}>
              <Spoken session={session}>{children}</Spoken>
            </PublicCacheContext>
          </ToastProvider>
        </RevealOnMount>
      </InstallationContext>
    </StrictMode>
  );
}
