import { failureFrom, type Answer, type Http } from '@portal/api-client/http';
import { createSession, type Session, type SessionCalls } from '@portal/session/core';
import type { RuntimeConfig } from '@portal/session/core';

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
  /** Makes one of the session's calls; a layer that cannot be loaded is an answer too. */
  const ask = <T>(make: (calls: SessionCalls) => Promise<Answer<T>>): Promise<Answer<T>> =>
    gateway()
      .then(({ calls }) => make(calls))
      .catch((cause: unknown) => failureFrom(cause));
  const lazyCalls: SessionCalls = {
    login: (args) => ask((made) => made.login(args)),
    createAccount: (args) => ask((made) => made.createAccount(args)),
    logout: () => ask((made) => made.logout()),
    tokenOwner: (options) => ask((made) => made.tokenOwner(options)),
    queryAccountInfo: (options) => ask((made) => made.queryAccountInfo(options)),
  };
  const session = createSession({ config, calls: lazyCalls });
  return { session, http: () => gateway().then((loaded) => loaded.http) };
}
