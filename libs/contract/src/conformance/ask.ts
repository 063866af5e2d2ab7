import type { Envelope } from '../kernel';

/** The part of `fetch` that the suite needs. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; redirect: 'manual' },
) => Promise<{ status: number; headers: { get(name: string): string | null }; text(): Promise<string> }>;

export interface Heard {
  status: number;
  type: string;
  text: string;
  /** The response as an envelope; undefined when it is not one. */
  envelope: Envelope | undefined;
}

export type Ask = (
  method: string,
  path: string,
  more?: { body?: string; headers?: Record<string, string> },
) => Promise<Heard>;

function envelopeOf(text: string): Envelope | undefined {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    return typeof value?.code === 'string' && typeof value.msg === 'string' && 'data' in value
      ? (value as Envelope)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Sends requests to one gateway; every response body is read in full. */
export function askOf(base: string, fetch: Fetch): Ask {
  const root = base.replace(/\/+$/, '');
  return async (method, path, { body, headers = {} } = {}) => {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(root + path, {
      method,
      headers: { lang: 'zh_CN', ...json, ...headers },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text, envelope: envelopeOf(text) };
  };
}
