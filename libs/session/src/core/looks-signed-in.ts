/**
 * Whether a token is among the cookies. For the first moment of a page, before the session's own code is there: it decides
 * nothing but whether to wait for that. False on the server.
 */
export const looksSignedIn = (): boolean =>
  typeof document !== 'undefined' && /(?:^|;\s*)token=[^;]/.test(document.cookie);
