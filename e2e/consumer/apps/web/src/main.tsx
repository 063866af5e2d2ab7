import { createHttp, sessionCalls } from '@portal/api-client/http';
import { brandOf } from '@portal/brand';
import { createSession, loadConfig, sessionToken } from '@portal/session/core';
import { SessionProvider } from '@portal/session/react';
import { GlobalStyle, initialTheme, ToastProvider } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import { LoginPage } from './login-page.js';

initialTheme();
const config = await loadConfig();
const http = createHttp({
  baseURL: config.apiBase,
  lang: () => 'zh_CN',
  token: sessionToken,
  onForcedLogout: (code, msg) => session.forcedLogout(code, msg),
});
const session = createSession({ config, calls: sessionCalls(http) });
void session.start();

createRoot(document.querySelector('#root')!).render(
  <SessionProvider session={session} onNotice={() => undefined}>
    <GlobalStyle brand={brandOf(config.brand)} />
    <ToastProvider>
      <LoginPage />
    </ToastProvider>
  </SessionProvider>,
);
