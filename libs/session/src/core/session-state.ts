import type { AccountInfo, Login } from './session-calls';

/**
 * State of the session. All fields are absent when nobody is signed in; right after page load only username and token are set.
 */
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

/** The session state from a user record. */
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
