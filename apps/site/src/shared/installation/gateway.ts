import { createHttp, sessionCalls, type Http } from '@portal/api-client/http';
import { sessionToken, type RuntimeConfig, type SessionCalls } from '@portal/session/core';

export { addressOf, sendRequest } from '@portal/api-client/http';

export interface Gateway {
  http: Http;
  calls: SessionCalls;
}

/** The http layer and the session's calls on it. In a separate chunk, because text pages work without it. */
export function openGateway(
  { apiBase }: Pick<RuntimeConfig, 'apiBase'>,
  onForcedLogout: (code: string, msg: string) => void,
): Gateway {
  const http = createHttp({ baseURL: apiBase, lang: () => 'zh_CN', token: sessionToken, onForcedLogout });
  return { http, calls: sessionCalls(http) };
}
