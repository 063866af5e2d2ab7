import { isAxiosError, isCancel, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Answer, ApiError } from './api-error';
import type { Http } from './create-http';
import type { ClientTexts } from '../texts/client-texts';
import { readAnswer } from './read-answer';

/** What one request may have of its own. */
export interface SendOptions {
  /** A token to try instead of the session's; a refusal of it ends no session. */
  token?: string;
  /** What is shown where the gateway gives no text. */
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
 * Sends one request and reads its answer; tells the session where the answer ends it.
 * @throws only what is a fault of this program, never what the network or the gateway did
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
