/** What a call resolves to; the same shape as that of @portal/api-client, which this floor does not import. */
export type Answer<T> =
  | { ok: true; data: T; msg: string }
  | { ok: false; code: string; msg: string; status: number; fields?: Record<string, string>; retryAfter?: number };
