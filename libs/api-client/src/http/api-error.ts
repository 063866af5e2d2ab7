import type { FactorOptions } from '@portal/contract/kernel';

/**
 * Why a call returned no data. `code`: a code of the catalogue, or one of the client's own: `NETWORK` (no response), `TIMEOUT`,
 * `CANCELED`, `HTTP` (a response that is not an envelope), `RELEASE` (a file of the app that is gone), `SCRIPT` (a fault of the app). `status`: the HTTP status, 0 without a response. `fields`: the text
 * for each wrong field by its name in the API. `options`: of `FACTOR`, what the second step can be answered with. `retryAfter`: seconds, with 429.
 */
export interface ApiError {
  code: string;
  msg: string;
  status: number;
  fields?: Record<string, string>;
  options?: FactorOptions;
  retryAfter?: number;
}

/** The result of every call. The promise never rejects because of the network or the gateway. */
export type Answer<T> = { ok: true; data: T; msg: string } | ({ ok: false } & ApiError);
