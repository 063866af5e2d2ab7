import type { AccountInfo, Login } from './session-calls';

/** Who is signed in. All is absent when nobody is; right after a page opens only username and token are known. */
export interface SessionState {
  /** Masked by the gateway. */
  mobilePhone?: string;
  chineseName?: string;
  /** Masked by the gateway. */
  idDocumentNumber?: string;
  /** The customer number. */
  username?: string;
  token?: string;
  /** ISO 8601, as of the last user record. */
  serverTime?: string;
  custInfo?: Login['custInfo'];
}

/** Nobody is signed in. */
export const anonymous: SessionState = {};

/** The session as a user record tells it. */
export function stateOf(
  token: string,
  { custInfo, serverTime }: Pick<AccountInfo, 'custInfo'> & Partial<AccountInfo>,
): SessionState {
  return {
    mobilePhone: custInfo.mobilePhone,
    chineseName: custInfo.chineseName,
    idDocumentNumber: custInfo.idDocumentNumber?.value,
    username: custInfo.customerNumber,
    token,
    serverTime,
    custInfo,
  };
}
