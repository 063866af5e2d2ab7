import type { Http } from '@portal/api-client/http';
import { createSession, type Session, type SessionCalls } from '@portal/session/core';
import type { RuntimeConfig } from '@portal/session/core';

const notLoaded = { ok: false, code: 'NETWORK', msg: '网络异常，请稍后重试', status: 0 } as const;

/** The session of this tab, and its http layer, which is loaded with the first call and not with the page. */
export function startSession(config: RuntimeConfig): { session: Session; http: () => Promise<Http> } {
  const load = () =>
    import('./gateway').then(({ openGateway }) => openGateway(config, (code, msg) => session.forcedLogout(code, msg)));
  let loading: ReturnType<typeof load> | undefined;
  const gateway = () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    }));
  const calls = () => gateway().then((loaded) => loaded.calls);
  const lazyCalls: SessionCalls = {
    login: (args) =>
      calls().then(
        (made) => made.login(args),
        () => notLoaded,
      ),
    createAccount: (args) =>
      calls().then(
        (made) => made.createAccount(args),
        () => notLoaded,
      ),
    logout: () =>
      calls().then(
        (made) => made.logout(),
        () => notLoaded,
      ),
    tokenOwner: (options) =>
      calls().then(
        (made) => made.tokenOwner(options),
        () => notLoaded,
      ),
    queryAccountInfo: (options) =>
      calls().then(
        (made) => made.queryAccountInfo(options),
        () => notLoaded,
      ),
  };
  const session = createSession({ config, calls: lazyCalls });
  return { session, http: () => gateway().then((loaded) => loaded.http) };
}
