import type { Http } from '@portal/api-client/http';
import type { AccountInfo, Answer, Session, SessionState } from '@portal/session/core';

const nothing = () => undefined;
const refused = async () => ({
  ok: false as const,
  code: 'demo.readOnly',
  msg: '示例账户只读，开户后即可操作',
  status: 0,
});

/**
 * The session of the demo: the demo customer, whom everybody sees. It reads and writes no cookie and no stored value, so that who is
 * signed in beside it stays so.
 */
export function demoSession(http: Http, answer: Extract<Answer<AccountInfo>, { ok: true }>): Session {
  const { custInfo, serverTime } = answer.data;
  const state: SessionState = {
    mobilePhone: custInfo.mobilePhone,
    chineseName: custInfo.chineseName,
    idDocumentNumber: custInfo.idDocumentNumber?.value,
    username: custInfo.customerNumber,
    token: http.portal.token(),
    serverTime,
    custInfo,
  };
  return {
    getState: () => state,
    subscribe: () => nothing,
    onNotice: () => nothing,
    question: { get: nothing, subscribe: () => nothing, answer: nothing },
    start: async () => 'ready',
    stop: nothing,
    login: refused,
    register: refused,
    enter: nothing,
    replaceToken: nothing,
    refresh: async () => answer,
    logout: async (after) => after?.(),
    forcedLogout: nothing,
    waitingForm: nothing,
    dropWaitingForm: nothing,
    isLeaving: () => false,
    destination: () => '/user-center/acctInfo',
    rememberPage: nothing,
  };
}
