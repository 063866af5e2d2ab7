/** The session's own messages to its user. */
export interface SessionTexts {
  readonly autoLoginDone: string;
  readonly autoLoginFailed: string;
  readonly cookiesBlocked: string;
}
