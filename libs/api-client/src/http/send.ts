import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import type { Answer } from './api-error';
import type { Http } from './create-http';
import { failureFrom } from './failure-from';
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
    const failure = failureFrom(cause, http.portal.texts);
    if (failure.code === 'SCRIPT') throw cause;
    return failure;
  }
  const answer = readAnswer<T>(response, fallback);
  if (token === undefined && sessionPath.test(request.url ?? '')) {
    const sent = response.config.headers.get('token');
    http.portal.answered(typeof sent === 'string' ? sent : undefined, answer.ok ? 'OK' : answer.code, answer.msg);
  }
  return answer;
}
