/** What the client says by itself, where the gateway has no words. */
export interface ClientTexts {
  /** The arguments do not even make a request. */
  readonly check: string;
  /** Something came back, but no answer. */
  readonly busy: string;
  /** Nothing came back. */
  readonly network: string;
  readonly canceled: string;
  readonly loginFirst: string;
  readonly bankDetail: string;
  readonly kycInfo: string;
  readonly accountInfo: string;
  readonly userInfo: string;
  readonly accountList: string;
}
