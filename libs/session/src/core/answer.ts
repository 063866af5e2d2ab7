import type { FactorOptions } from '@portal/contract/kernel';

/** The result of a call; the same shape as in @portal/api-client, which this layer does not import. */
export type Answer<T> =
  | { ok: true; data: T; msg: string }
  | {
      ok: false;
      code: string;
      msg: string;
      status: number;
      fields?: Record<string, string>;
      options?: FactorOptions;
      retryAfter?: number;
    };
