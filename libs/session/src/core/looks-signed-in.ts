/**
 * Whether the cookies contain a token. For use before the session's code is loaded: it only decides whether to wait for that
 * code. False on the server.
 */
export const looksSignedIn = (): boolean =>
  typeof document !== 'undefined' && /(?:^|;\s*)token=[^;]/.test(document.cookie);
