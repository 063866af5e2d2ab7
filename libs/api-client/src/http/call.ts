import type { AxiosRequestConfig } from 'axios';
import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Answer } from './api-error';
import type { Http } from './create-http';
import { fillPath } from './fill-path';
import { send, type SendOptions } from './send';
import type { Args, RequestOf, RequestSpec } from './request';

/** `idempotencyKey`: for a money call, the same for every attempt at one operation. */
export interface CallOptions extends SendOptions {
  idempotencyKey?: string;
}

type Given<C extends CallSpec> = C extends { money: true }
  ? [args: Args<C>, options: CallOptions & { idempotencyKey: string }]
  : void extends Args<C>
    ? [args?: Args<C>, options?: CallOptions]
    : [args: Args<C>, options?: CallOptions];

type Request = Pick<AxiosRequestConfig, 'method' | 'url' | 'params' | 'data' | 'headers' | 'responseType' | 'timeout'>;

// A file with a year's rows takes longer than the ten seconds of other calls.
const DOWNLOAD_TIMEOUT_MS = 300_000;

function axiosConfig(spec: RequestSpec, args: object, idempotencyKey: string | undefined): Request | undefined {
  const filled = fillPath(spec.path, args);
  if (!filled) return undefined;
  return {
    method: spec.method,
    url: filled.path,
    ...(spec.method === 'GET' ? { params: filled.rest } : { data: filled.rest }),
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
    // axios makes form data of the arguments, of which one is a file.
    ...(spec.multipart && { headers: { 'Content-Type': 'multipart/form-data' }, timeout: DOWNLOAD_TIMEOUT_MS }),
    ...(spec.bytes && { responseType: 'arraybuffer' as const, timeout: DOWNLOAD_TIMEOUT_MS }),
  };
}

/** `call` for a request that is known only at run time: used by the base query. */
export async function sendRequest<T>(
  http: Http,
  spec: RequestSpec,
  args: object = {},
  { idempotencyKey, ...options }: CallOptions = {},
): Promise<Answer<T>> {
  const request = axiosConfig(spec, args, idempotencyKey);
  if (!request) return { ok: false, code: 'PARAM', msg: http.portal.texts.check, status: 0 };
  return send<T>(http, request, { ...(spec.fallback && { fallback: http.portal.texts[spec.fallback] }), ...options });
}

/**
 * Makes one call of the contract. Arguments are given by name in one object. Path parameters are taken from it; the rest is the
 * query of a GET and the JSON body of a POST. A money call requires an idempotency key.
 */
export function call<C extends CallSpec>(
  http: Http,
  spec: RequestOf<C>,
  ...[args, options]: Given<C>
): Promise<Answer<OkOf<C>>> {
  return sendRequest<OkOf<C>>(http, spec, args ?? {}, options);
}

/** Downloads a call's response as bytes: a file, a CSV. */
export function download<C extends CallSpec & { produces: string }>(
  http: Http,
  spec: RequestOf<C>,
  args: Args<C>,
  options?: SendOptions,
): Promise<Answer<Blob>> {
  return sendRequest<Blob>(http, spec, args ?? {}, options);
}

/** The URL of a GET, for an `img` or a link that needs no token. */
export function addressOf<C extends CallSpec & { method: 'GET' }>(
  http: Http,
  spec: RequestOf<C>,
  args: Args<C>,
): string {
  return http.getUri(axiosConfig(spec, args ?? {}, undefined));
}
