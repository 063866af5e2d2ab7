import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '../http/api-error';
import { sendRequest } from '../http/call';
import type { Http } from '../http/create-http';
import type { RequestSpec } from '../http/request';

export interface Ask {
  request: RequestSpec;
  /** The call's arguments and, for a money call, its `idempotencyKey`. */
  asked: object & { idempotencyKey?: string };
}

/** The extra argument that `makeStore` passes to thunks and to the base query. */
export interface StoreExtra {
  http: Http;
}

/** Makes the call. A customer call without a token fails here, without a request, so that it cannot end a session. */
export const baseQuery: BaseQueryFn<Ask, unknown, ApiError> = async ({ request, asked }, { extra, signal }) => {
  const { http } = extra as StoreExtra;
  if (!request.open && !http.portal.token())
    return { error: { code: '4', msg: http.portal.texts.loginFirst, status: 0 } };
  const { idempotencyKey, ...args } = asked;
  const answer = await sendRequest<unknown>(http, request, args, { signal, ...(idempotencyKey && { idempotencyKey }) });
  if (answer.ok) return { data: answer.data };
  const { ok: _, ...error } = answer;
  return { error };
};
