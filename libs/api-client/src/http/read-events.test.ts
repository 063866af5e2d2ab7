import { serveStreams } from '../../test/event-streams';
import { createHttp } from './create-http';
import { readEvents, type ServerEvent } from './read-events';

let token: string | undefined;
const onForcedLogout = jest.fn();
beforeEach(() => {
  token = 'T';
  onForcedLogout.mockReset();
});
afterEach(() => jest.restoreAllMocks());

/** Reads `/v2/x` of a gateway at `https://gateway.test`. */
function read(lastEventId?: string) {
  const http = createHttp({
    baseURL: 'https://gateway.test',
    lang: () => 'zh_CN',
    token: () => token,
    onForcedLogout,
  });
  const events: ServerEvent[] = [];
  const given = new AbortController();
  const done = readEvents(http, '/v2/x', {
    signal: given.signal,
    lastEventId,
    onEvent: (event) => events.push(event),
  });
  return { events, done, abort: () => given.abort() };
}

/** What `text` is read as, sent in pieces of `size` bytes. */
async function eventsOf(text: string, size = Infinity) {
  const { newest } = serveStreams();
  const { events, done } = read();
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) await newest().send(bytes.slice(at, at + size));
  await newest().end();
  expect(await done).toBe(true);
  return events;
}

describe('the request', () => {
  it('has the session, the cookies, and the place to continue at', () => {
    const { newest } = serveStreams();
    void read('17').done;
    expect(newest().url).toBe('https://gateway.test/v2/x');
    expect(newest().headers).toEqual({
      accept: 'text/event-stream',
      lang: 'zh_CN',
      token: 'T',
      'last-event-id': '17',
    });
    expect(newest().init).toMatchObject({ credentials: 'include', cache: 'no-store' });
  });

  it('has no empty headers', () => {
    const { newest } = serveStreams();
    token = undefined;
    void read().done;
    expect(newest().headers).toEqual({ accept: 'text/event-stream', lang: 'zh_CN' });
  });
});

describe('the events', () => {
  const text =
    'retry: 2000\n\nevent: figures\ndata: {"a":"一：二"}\n\n: note\n\nid: 7\nevent: news\ndata:{"b":[1]}\nother: x\n\n';
  const events = [
    { event: 'message', data: '' },
    { event: 'figures', data: '{"a":"一：二"}' },
    { event: 'message', data: '' },
    { id: '7', event: 'news', data: '{"b":[1]}' },
  ];

  it.each([1, 2, 3, 7, Infinity])('are the same in pieces of %d bytes, inside of characters too', async (size) => {
    expect(await eventsOf(text, size)).toEqual(events);
  });

  it('begin with a field at the start of a line, and only the first space after its colon is left out', async () => {
    expect(await eventsOf('event:  a \ndata: b: c\nxdata: d\n event: e\n\n')).toEqual([{ event: ' a ', data: 'b: c' }]);
  });

  it('are complete: the last one of a broken stream is left out', async () => {
    expect(await eventsOf('data: 1\n\nevent: news\ndata: {"unread"')).toEqual([{ event: 'message', data: '1' }]);
  });

  it('arrive before the stream ends', async () => {
    const { newest } = serveStreams();
    const { events: heard } = read();
    await newest().send('data: 1\n');
    expect(heard).toEqual([]);
    await newest().send('\n');
    expect(heard).toEqual([{ event: 'message', data: '1' }]);
  });
});

describe('the end', () => {
  it('is a rejection where the connection is lost', async () => {
    const { newest } = serveStreams();
    const { done } = read();
    const rejected = expect(done).rejects.toThrow('network error');
    await newest().lose();
    await rejected;
  });

  it('is a rejection where the caller gave up', async () => {
    serveStreams();
    const { done, abort } = read();
    const rejected = expect(done).rejects.toMatchObject({ name: 'AbortError' });
    abort();
    await rejected;
  });
});

describe('a refusal', () => {
  const refusal = (code: string) => JSON.stringify({ code, msg: '登录状态已失效，请重新登录', data: null });
  const json = { 'content-type': 'application/json' };
  const stream = { 'content-type': 'text/event-stream' };

  it('is no stream and ends the session like that of every other call', async () => {
    serveStreams(() => new Response(refusal('10005'), { headers: json }));
    expect(await read().done).toBe(false);
    expect(onForcedLogout.mock.calls).toEqual([['10005', '登录状态已失效，请重新登录']]);
  });

  it('does not end the session that began meanwhile', async () => {
    serveStreams(() => {
      token = 'T2';
      return new Response(refusal('10005'), { headers: json });
    });
    expect(await read().done).toBe(false);
    expect(onForcedLogout).not.toHaveBeenCalled();
  });

  it.each([
    ['another code', refusal('RATE'), { status: 429, headers: json }],
    ['an HTML page', '<html>', { status: 200, headers: { 'content-type': 'text/html' } }],
    ['no media type', refusal('4'), { status: 200 }],
    ['an error in a stream', 'data: 1\n\n', { status: 503, headers: stream }],
    ['no body', null, { status: 200, headers: stream }],
  ])('is %s', async (_, body, init) => {
    serveStreams(() => new Response(body, init));
    const { events, done } = read();
    expect(await done).toBe(false);
    expect(events).toEqual([]);
    expect(onForcedLogout).toHaveBeenCalledTimes(body === refusal('4') ? 1 : 0);
  });
});
