/** Identifies one operation by the customer, the call and the client's key. The hash detects another body under the same key. */
export interface Idempotency {
  scope: string;
  key: string;
  hash: Buffer;
}
