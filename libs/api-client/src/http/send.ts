import { isAxiosError, isCancel, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Answer, ApiError } from './api-error';
import type { Http } from './create-http';
import type { ClientTexts } from '../texts/client-texts';
import { readAnswer } from './read-answer';

/** Options of a single request. */
export interface SendOptions {
  /** A token to try instead of the session's; when it is refused, the session does not end. */
  token?: string;
  /** Text to show when the gateway gives none. */
  fallback?: string;
  signal?: AbortSignal;
}

const sessionPath = /(?:^|\/)v[12]\//;

function transportError(cause: unknown, texts: ClientTexts): ApiError {
  if (isCancel(cause)) return { code: 'CANCELED', msg: texts.canceled, status: 0 };
  if (!isAxiosError(cause)) throw cause;
  return { code: cause.code === 'ETIMEDOUT' ? 'TIMEOUT' : 'NETWORK', msg: texts.network, status: 0 };
}

/**
 * Sends one request and reads the response; notifies the session when the response ends it.
 * @throws only for programming errors, never because of the network or the gateway
 */
export async function send<T>(http: Http, request: AxiosRequestConfig, options: SendOptions = {}): Promise<Answer<T>> {
  const { token, fallback = http.portal.texts.busy, signal } = options;
  let response: AxiosResponse<unknown>;
  try {
    response = await http.request({
      ...request,
      headers: { ...request.headers, ...(token !== undefined && { token }) },
      ...(signal && { signal }),
    });
  } catch (cause) {
    return { ok: false, ...transportError(cause, http.portal.texts) };
  }
  const answer = readAnswer<T>(response, fallback);
  if (token === undefined && sessionPath.test(request.url ?? '')) {
    const sent = response.config.headers.get('token');
    http.portal.answered(typeof sent === 'string' ? sent : undefined, answer.ok ? 'OK' : answer.code, answer.msg);
  }
  return answer;
}
