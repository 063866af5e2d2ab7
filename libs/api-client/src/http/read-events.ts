import type { Http } from './create-http';

/** One server-sent event; `data` is text. */
export interface ServerEvent {
  id?: string;
  event: string;
  data: string;
}

/** `lastEventId`: the last event that was read; the stream continues after it. */
export interface EventsAsked {
  signal: AbortSignal;
  lastEventId?: string;
  onEvent: (event: ServerEvent) => void;
}

function parse(block: string): ServerEvent {
  const event: ServerEvent = { event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(id|event|data): ?(.*)$/.exec(line) ?? [];
    if (name === 'id' || name === 'event' || name === 'data') event[name] = value;
  }
  return event;
}

/** Reports a refusal to the session, as every other call does. */
async function refused(http: Http, response: Response, sent: string | undefined): Promise<void> {
  const answer = (await response.json().catch(() => ({}))) as { code?: string; msg?: string };
  http.portal.answered(sent, answer.code ?? '', answer.msg ?? '');
}

/**
 * Reads server-sent events until the gateway ends the stream. Uses fetch, because EventSource cannot send the session's header.
 * Resolves to whether the gateway accepted the request; rejects when the connection is lost.
 */
export async function readEvents(
  http: Http,
  path: string,
  { signal, lastEventId, onEvent }: EventsAsked,
): Promise<boolean> {
  const token = http.portal.token();
  const response = await fetch(`${http.defaults.baseURL ?? ''}${path}`, {
    headers: {
      accept: 'text/event-stream',
      lang: 'zh_CN',
      ...(token ? { token } : {}),
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    credentials: 'include',
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await refused(http, response, token);
    return false;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) onEvent(parse(block));
  }
}
