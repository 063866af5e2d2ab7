import { GlobalStyle, RevealOnMount, ToastProvider } from '@portal/ui';
import { StrictMode, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { InstallationContext, type Installation } from '../shared/browser/installation';

type Props = { installation: Installation; children: ReactNode };

/** The providers around everything: the brand's colours, toasts, the router. */
export function Root({ installation, children }: Props) {
  return (
    <StrictMode>
      <InstallationContext value={installation}>
        <GlobalStyle brand={installation.brand} />
        <RevealOnMount>
          <ToastProvider>
            <BrowserRouter basename={installation.demo}>{children}</BrowserRouter>
          </ToastProvider>
        </RevealOnMount>
      </InstallationContext>
    </StrictMode>
  );
}
