import { api, makeStore, StoreProvider } from '@portal/api-client';
import { createHttp } from '@portal/api-client/http';
import { initialTheme } from '@portal/ui';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { noteRequest, watchActivity } from './shared/browser/activity';
import { loadInstallation } from './shared/browser/installation';
import { Root } from './shell/root';
import { SessionRoot } from './shell/session-root';
import { StartFailed } from './shell/start-failed';

const isEnded = (status: number, body: unknown) =>
  status === 401 && typeof body === 'object' && body !== null && 'code' in body && body.code === 'STAFF';

async function start(root: ReactRoot): Promise<void> {
  const installation = await loadInstallation();
  const http = createHttp({
    baseURL: installation.apiBase,
    lang: () => 'zh_CN',
    // The session is in a cookie that no script can read.
    token: () => undefined,
    onForcedLogout: () => undefined,
  });
  const listeners = new Set<() => void>();
  http.interceptors.response.use((response) => {
    if (response.status < 400) noteRequest();
    const { url } = response.config;
    if (isEnded(response.status, response.data) && url !== '/ops/session') for (const tell of listeners) tell();
    return response;
  });
  const store = makeStore({ http });
  watchActivity();
  const forget = () => void store.dispatch(api.util.resetApiState());
  const onEnded = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  root.render(
    <Root installation={installation}>
      <StoreProvider store={store}>
        <SessionRoot forget={forget} onEnded={onEnded} />
      </StoreProvider>
    </Root>,
  );
}

initialTheme();
const root = createRoot(document.getElementById('root') ?? document.body);
start(root).catch((cause: unknown) => {
  console.error('The back office could not start', cause);
  root.render(<StartFailed cause={cause} />);
});
