/** The client's own texts, for when the gateway gives none. */
export interface ClientTexts {
  /** The arguments do not form a valid request. */
  readonly check: string;
  /** A response without a usable text. */
  readonly busy: string;
  /** No response. */
  readonly network: string;
  /** No response within the limit. */
  readonly timeout: string;
  /** A file of the app that is gone since a deployment, or did not arrive. */
  readonly release: string;
  /** A fault of the app itself. */
  readonly script: string;
  readonly canceled: string;
  readonly loginFirst: string;
  readonly bankDetail: string;
  readonly kycInfo: string;
  readonly accountInfo: string;
  readonly userInfo: string;
  readonly accountList: string;
}
