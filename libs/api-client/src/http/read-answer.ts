import type { AxiosResponse } from 'axios';
import type { Answer, ApiError } from './api-error';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fieldsOf(fields: unknown): Record<string, string> | undefined {
  if (!isRecord(fields)) return undefined;
  const texts = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Seconds from a Retry-After header, which is a number of seconds or a date. */
function secondsOf(header: unknown): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

function bodyOf(response: AxiosResponse<unknown>): unknown {
  if (response.config.responseType !== 'arraybuffer') return response.data;
  try {
    return JSON.parse(new TextDecoder().decode(response.data as ArrayBuffer));
  } catch {
    return undefined;
  }
}

/**
 * Reads code, msg and data of an envelope, or the bytes when bytes were requested. Any other response becomes `HTTP`.
 * @param fallback the text when the gateway gives none
 */
export function readAnswer<T>(response: AxiosResponse<unknown>, fallback: string): Answer<T> {
  const { status, headers, config } = response;
  const type = String(headers['content-type'] ?? '');
  if (config.responseType === 'arraybuffer' && status < 400 && !type.includes('json')) {
    return { ok: true, data: new Blob([response.data as ArrayBuffer], { type }) as T, msg: '' };
  }

  const body = bodyOf(response);
  if (!isRecord(body) || !(typeof body['code'] === 'string' || typeof body['code'] === 'number')) {
    return { ok: false, code: 'HTTP', msg: fallback, status };
  }
  const code = String(body['code']);
  const msg = typeof body['msg'] === 'string' ? body['msg'] : '';
  if (code === 'OK' && status < 400) return { ok: true, data: body['data'] as T, msg };

  const data = Object(body['data']) as { fields?: unknown; options?: ApiError['options'] };
  const fields = fieldsOf(data.fields);
  const { options } = data;
  const retryAfter = status === 429 ? secondsOf(headers['retry-after']) : undefined;
  return {
    ok: false,
    code: code === 'OK' ? 'HTTP' : code,
    msg: msg || fallback,
    status,
    ...(fields && { fields }),
    ...(options && { options }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
