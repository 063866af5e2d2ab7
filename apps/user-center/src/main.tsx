import { api, makeStore, StoreProvider } from '@portal/api-client';
import { createHttp, sessionCalls } from '@portal/api-client/http';
import { followSession, sessionSlice } from '@portal/session';
import { createSession, loadConfig, sessionToken, takeAutoLogin, type AutoLoginRequest } from '@portal/session/core';
import { initialTheme } from '@portal/ui';
import { unfinishedForms } from '@portal/ui/form';
import type { ReactNode } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { installationOf } from './shared/browser/installation';
import { leave } from './shared/browser/leave';
import { App } from './shell/app';
import { brandIcon } from './shell/brand-icon';
import { Root } from './shell/root';
import { preparePage } from './shell/routes';
import { StartFailed } from './shell/start-failed';

async function start(root: ReactRoot, request: AutoLoginRequest | undefined): Promise<void> {
  const config = await loadConfig();
  const installation = installationOf(config);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', brandIcon(installation.brand));
  void import('./shell/make-installable').then(({ makeInstallable }) => makeInstallable(installation.brand.id));

  const http = createHttp({
    baseURL: config.apiBase,
    lang: () => 'zh_CN',
    token: sessionToken,
    onForcedLogout: (code, msg) => session.forcedLogout(code, msg),
  });
  const session = createSession({
    config,
    calls: sessionCalls(http),
    navigate: leave,
    forms: unfinishedForms,
  });
  const store = makeStore({ http, reducers: { session: sessionSlice.reducer } });
  followSession(session, store, () => store.dispatch(api.util.resetApiState()));

  const show = (page: ReactNode) => root.render(<Root installation={installation}>{page}</Root>);
  // The customer is unknown until the token has been checked. Until then only the question is mounted or shown.
  let asks = true;
  const stopAsking = session.question.subscribe(() => {
    if (!session.question.get()) return;
    // A question that cannot be shown leaves the account as it is.
    import('./shell/auto-login-question').then(
      ({ AutoLoginQuestion }) => asks && show(<AutoLoginQuestion session={session} />),
      () => session.question.answer(false),
    );
  });
  const started = session.start(request);
  if (request && (await started) === 'leaving') return;
  stopAsking();
  asks = false;
  // The first commit contains the page and not its skeleton.
  await prepared;
  show(
    <StoreProvider store={store}>
      <App session={session} />
    </StoreProvider>,
  );
}

const request = takeAutoLogin();
initialTheme();
const prepared = preparePage(window.location.pathname);
const root = createRoot(document.getElementById('root') ?? document.body);
start(root, request).catch((cause: unknown) => {
  console.error('The user centre could not start', cause);
  root.render(<StartFailed cause={cause} />);
});
