import { api, makeStore, StoreProvider } from '@portal/api-client';
import { createHttp, sessionCalls } from '@portal/api-client/http';
import { followSession, sessionSlice } from '@portal/session';
import { createSession, loadConfig, sessionToken, takeAutoLogin, type AutoLoginRequest } from '@portal/session/core';
import { initialTheme } from '@portal/ui';
import { unfinishedForms } from '@portal/ui/form';
import type { ReactNode } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { baseOf } from './shared/browser/demo-base';
import { installationOf } from './shared/browser/installation';
import { leave } from './shared/browser/leave';
import { App } from './shell/app';
import { brandIcon } from './shell/brand-icon';
import { Root } from './shell/root';
import { preparePage } from './shell/routes';
import { StartFailed } from './shell/start-failed';

async function start(root: ReactRoot, request: AutoLoginRequest | undefined): Promise<void> {
  const config = await loadConfig();
  const installation = installationOf(config, base);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', brandIcon(installation.brand));
  if (!base)
    void import('./shell/make-installable').then(({ makeInstallable }) => makeInstallable(installation.brand.id));

  const http = createHttp({
    baseURL: config.apiBase + base,
    lang: () => 'zh_CN',
    // The demo's door reads no token. It stands for one where the app asks whether somebody is signed in.
    token: () => base || sessionToken(),
    onForcedLogout: (code, msg) => session.forcedLogout(code, msg),
  });
  const show = (page: ReactNode) => root.render(<Root installation={installation}>{page}</Root>);
  const calls = sessionCalls(http);
  const demo = base
    ? await (await import('./shell/demo/open-demo')).openDemo(http, calls, config.siteOrigin)
    : undefined;
  if (demo && 'page' in demo) return show(demo.page);
  const session =
    demo?.session ??
    createSession({
      config,
      calls,
      navigate: leave,
      forms: unfinishedForms,
    });
  const store = makeStore({ http, reducers: { session: sessionSlice.reducer } });
  followSession(session, store, () => store.dispatch(api.util.resetApiState()));

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
      <App session={session} line={demo?.line} />
    </StoreProvider>,
  );
}

const request = takeAutoLogin();
initialTheme();
const { location } = window;
// A token in the address signs in, also at the address of the demo.
const base = request ? '' : baseOf(location.pathname);
const prepared = preparePage(location.pathname.slice(base.length));
const root = createRoot(document.getElementById('root') ?? document.body);
start(root, request).catch((cause: unknown) => {
  console.error('The user centre could not start', cause);
  root.render(<StartFailed cause={cause} />);
});
