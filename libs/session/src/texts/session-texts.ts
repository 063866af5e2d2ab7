/** What a session says to its user by itself. */
export interface SessionTexts {
  readonly autoLoginDone: string;
  readonly autoLoginFailed: string;
}
