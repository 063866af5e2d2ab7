/**
 * Why a call gave no data.
 * `code`: a code of the catalogue, or one of the client's own: `NETWORK` (nothing came back), `TIMEOUT`, `CANCELED`,
 * `HTTP` (something came back that is no envelope). `status`: the HTTP status, 0 where there was none.
 * `fields`: the text for each wrong field by its name in the API. `retryAfter`: seconds, with 429.
 */
export interface ApiError {
  code: string;
  msg: string;
  status: number;
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** What every call resolves to; it never rejects for what the network or the gateway did. */
export type Answer<T> = { ok: true; data: T; msg: string } | ({ ok: false } & ApiError);
