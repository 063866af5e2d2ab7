import { serveStreams } from '../../test/event-streams';
import { createHttp } from '../http/create-http';
import { followLive } from './follow-live';

let token: string | undefined;
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  token = 'T';
});
const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Follows a stream; `heard` is what its listener was called with, in order. */
function follow(refuse?: Parameters<typeof serveStreams>[0], onHeard: (what: string) => void = () => undefined) {
  const streams = serveStreams(refuse);
  const http = createHttp({ baseURL: '', lang: () => 'zh_CN', token: () => token, onForcedLogout: jest.fn() });
  const heard: unknown[][] = [];
  const stop = followLive(http, {
    onFigures: (figures) => heard.push(['figures', figures]),
    onNews: (news, first) => heard.push(['news', news, first]),
    onConnected(connected) {
      heard.push(['connected', connected]);
      if (!connected) onHeard('disconnected');
    },
    onEnded() {
      heard.push(['ended']);
      onHeard('ended');
    },
  });
  stops.push(stop);
  return { ...streams, heard, stop };
}
const figures = 'event: figures\ndata: {"at":"now","accounts":[]}\n\n';
const news = (id: number) => `id: ${id}\nevent: news\ndata: {"unread":${id},"messages":[]}\n\n`;
const heartbeat = 'event: heartbeat\ndata: {}\n\n';

it('is connected with the first figures, and not with other events', async () => {
  const { newest, heard } = follow();
  expect(newest().url).toBe('/v2/account/stream');
  await newest().send(`retry: 2000\n\n${heartbeat}${news(1)}`);
  expect(heard).toEqual([['news', { unread: 1, messages: [] }, true]]);
  await newest().send(figures);
  expect(heard.slice(1)).toEqual([
    ['connected', true],
    ['figures', { at: 'now', accounts: [] }],
  ]);
});

it('tells the current state from news, also after it has connected again', async () => {
  const { newest, heard, opened } = follow();
  await newest().send(news(0));
  await newest().send(news(4));
  await newest().end();
  await pass(2_000);
  await newest().send(news(9));
  expect(heard.filter(([what]) => what === 'news').map(([, , first]) => first)).toEqual([true, false, false]);
  expect(opened.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '4']);
});

describe('the next connection', () => {
  it.each([
    ['the gateway ended the stream', 'end'],
    ['the connection was lost', 'lose'],
  ] as const)('is opened two seconds after %s', async (_, how) => {
    const { newest, opened, heard } = follow();
    await newest().send(figures);
    await newest()[how]();
    expect(heard.at(-1)).toEqual(['connected', false]);
    await pass(1_999);
    expect(opened).toHaveLength(1);
    await pass(1);
    expect(opened).toHaveLength(2);
  });

  it('waits twice as long after each failure, a minute at most, and two seconds again after an event', async () => {
    const { newest, opened } = follow(() => (opened.length > 8 ? undefined : new Response('', { status: 503 })));
    let at = Date.now();
    const waits: number[] = [];
    for (let count = 2; count <= 9; count += 1) {
      while (opened.length < count) await pass(1_000);
      waits.push(Date.now() - at);
      at = Date.now();
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    await newest().send(heartbeat);
    await newest().lose();
    await pass(2_000);
    expect(opened).toHaveLength(10);
  });

  it('is opened after a message that cannot be read', async () => {
    const { newest, opened, heard } = follow();
    await newest().send('event: news\ndata: {"unread"\n\n');
    expect(opened[0]?.init.signal?.aborted).toBe(true);
    expect(heard).toEqual([['connected', false]]);
    await pass(2_000);
    expect(opened).toHaveLength(2);
    expect(newest().headers).not.toHaveProperty('last-event-id');
  });

  it('is not opened while nobody is signed in', async () => {
    token = undefined;
    const { newest, opened } = follow();
    expect(opened).toHaveLength(0);
    token = 'T';
    hide(false);
    expect(opened).toHaveLength(1);
    token = undefined;
    await newest().end();
    await pass(120_000);
    expect(opened).toHaveLength(1);
  });
});

describe('silence', () => {
  it('of forty seconds is a lost connection', async () => {
    const { newest, opened, heard } = follow();
    await newest().send(figures);
    await pass(39_999);
    expect(opened[0]?.init.signal?.aborted).toBe(false);
    await pass(1);
    expect(opened[0]?.init.signal?.aborted).toBe(true);
    expect(heard.at(-1)).toEqual(['connected', false]);
    await pass(2_000);
    expect(opened).toHaveLength(2);
  });

  it('of forty seconds before the first byte is one too', async () => {
    const { opened } = follow();
    await pass(42_000);
    expect(opened).toHaveLength(2);
  });

  it('is ended by a heartbeat', async () => {
    const { newest, opened } = follow();
    for (let beat = 0; beat < 8; beat += 1) {
      await pass(15_000);
      await newest().send(heartbeat);
    }
    expect(opened).toHaveLength(1);
  });

  it('of a connection that was cut does not end the next one', async () => {
    const { newest, opened } = follow();
    await pass(39_000);
    hide(true);
    hide(false);
    await pass(39_000);
    expect(opened).toHaveLength(2);
    expect(newest().init.signal?.aborted).toBe(false);
  });
});

describe('a hidden page', () => {
  it('has no stream, and has one at once when it is shown', async () => {
    const { newest, opened, heard } = follow();
    await newest().send(figures);
    hide(true);
    expect(opened[0]?.init.signal?.aborted).toBe(true);
    expect(heard.at(-1)).toEqual(['connected', false]);
    await pass(300_000);
    expect(opened).toHaveLength(1);
    hide(false);
    expect(opened).toHaveLength(2);
    await pass(10_000);
    expect(opened).toHaveLength(2);
  });

  it('opens none in the background, also when it was waiting to', async () => {
    const { newest, opened } = follow();
    await newest().lose();
    hide(true);
    await pass(300_000);
    expect(opened).toHaveLength(1);
  });

  it('that is shown twice has one stream', () => {
    const { opened } = follow();
    hide(false);
    hide(false);
    expect(opened).toHaveLength(1);
  });

  it('hears nothing of the stream that it left', async () => {
    const { newest, heard } = follow();
    await newest().send(news(1));
    const sending = newest().send(`${figures}${news(2)}`);
    hide(true);
    await sending;
    expect(heard.slice(1)).toEqual([['connected', false]]);
  });
});

describe('the end of the session', () => {
  it('is reported once, after the stream is closed', async () => {
    const { newest, heard } = follow();
    await newest().send('event: end\ndata: {}\n\n');
    expect(heard).toEqual([]);
    await newest().end();
    expect(heard).toEqual([['connected', false], ['ended']]);
  });

  it('opens another stream where a changed password has continued the session', async () => {
    const { newest, opened } = follow();
    await newest().send('event: end\ndata: {}\n\n');
    token = 'T2';
    await newest().end();
    await pass(2_000);
    expect(opened.map(({ headers }) => headers['token'])).toEqual(['T', 'T2']);
  });

  it('is not reported for a stream that broke', async () => {
    const { newest, heard } = follow();
    await newest().lose();
    expect(heard).toEqual([['connected', false]]);
  });
});

describe('the stop function', () => {
  it('closes the stream for good', async () => {
    const { newest, opened, heard, stop } = follow();
    await newest().send(figures);
    stop();
    expect(opened[0]?.init.signal?.aborted).toBe(true);
    expect(heard.at(-1)).toEqual(['connected', false]);
    const count = heard.length;
    hide(true);
    hide(false);
    await pass(300_000);
    expect(opened).toHaveLength(1);
    expect(heard).toHaveLength(count);
  });

  it('prevents the connection that was waited for, and leaves no timer', async () => {
    const { newest, opened, stop } = follow();
    await newest().lose();
    stop();
    expect(jest.getTimerCount()).toBe(0);
    await pass(10_000);
    expect(opened).toHaveLength(1);
  });

  it('is heard by what the stream sends at the same time', async () => {
    const { newest, heard, stop } = follow();
    const sending = newest().send('event: end\ndata: {}\n\n');
    stop();
    await sending;
    expect(heard).toEqual([['connected', false]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['disconnected', 'ended'])('may be called by the listener that hears: %s', async (when) => {
    const { newest, opened, stop } = follow(undefined, (what) => {
      if (what === when && opened.length === 1 && !stopped) {
        stopped = true;
        stop();
      }
    });
    let stopped = false;
    await newest().send('event: end\ndata: {}\n\n');
    await newest().end();
    await pass(10_000);
    expect(stopped).toBe(true);
    expect(opened).toHaveLength(1);
  });
});
