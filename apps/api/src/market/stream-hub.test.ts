import { waitFor } from '@portal/testkit';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Quote } from '../ports';
import { StreamHub } from './stream-hub';
import { openStream, type OpenStream } from './testing/open-stream';

// The hub on real sockets, with a feed that the test holds in its hand.
const nobody = () => undefined;
let tell: (quotes: Quote[]) => void = nobody;
let server: Server;
let url: string;
let hub: StreamHub;
const open: OpenStream[] = [];
const padding = 'x'.repeat(4_000);
const last = new Map<string, Quote>();
const quote = (symbol: string, bid: number): Quote => ({
  symbol,
  bid: BigInt(bid),
  ask: BigInt(bid + 1),
  at: bid,
  open: true,
});

async function start(options: { stallMs?: number; heartbeatMs?: number; gapMs?: number; long?: boolean }) {
  last.clear();
  for (const symbol of ['A', 'B']) last.set(symbol, quote(symbol, 0));
  hub = new StreamHub({
    feed: {
      quotes: (symbols) => symbols.flatMap((symbol) => last.get(symbol) ?? []),
      subscribe: (listener) => {
        tell = (quotes) => {
          for (const one of quotes) last.set(one.symbol, one);
          listener(quotes);
        };
        return () => (tell = nobody);
      },
    },
    textOf: ({ symbol, bid }) => JSON.stringify({ symbol, bid: String(bid), ...(options.long ? { padding } : {}) }),
    ...options,
  });
  server = createServer((request, response) => {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { connection: 'close' });
    hub.join(response, {
      symbols: ['A', 'B'],
      address: 'here',
      lastEventId: request.headers['last-event-id'] as string | undefined,
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const join = async () => {
  const stream = await openStream(url, '');
  open.push(stream);
  return stream;
};
const bids = (stream: OpenStream, symbol: string) => stream.quotesOf(symbol).map(({ bid }) => Number(bid));

afterEach(async () => {
  hub.close();
  for (const { socket } of open.splice(0)) socket.destroy();
  await new Promise((done) => server.close(done));
});

it('sends only the newest quote after each interval', async () => {
  await start({ gapMs: 100 });
  const stream = await join();
  await waitFor(async () => bids(stream, 'B').length === 1, 'the first quotes');
  for (let bid = 1; bid <= 500; bid += 1) tell([quote('A', bid)]);
  await waitFor(async () => bids(stream, 'A').at(-1) === 500, 'the newest');
  expect(bids(stream, 'A').length).toBeLessThanOrEqual(3);
  expect(bids(stream, 'B')).toEqual([0]);
});

it('is subscribed to the feed as long as somebody reads', async () => {
  await start({});
  const [one, other] = [await join(), await join()];
  one.socket.destroy();
  await waitFor(async () => hub.size === 1, 'one reader less');
  expect(tell).not.toBe(nobody);
  other.socket.destroy();
  await waitFor(async () => hub.size === 0, 'no reader');
  expect(tell).toBe(nobody);
  // The feed went on meanwhile. The next reader gets its newest price, not the last one that was sent.
  last.set('A', quote('A', 7));
  const next = await join();
  await waitFor(async () => bids(next, 'A').length > 0, 'the first quotes');
  expect(bids(next, 'A')).toEqual([7]);
});

it('sends heartbeats while there are no quotes', async () => {
  await start({ heartbeatMs: 50 });
  const stream = await join();
  await waitFor(async () => stream.events.filter(({ event }) => event === 'heartbeat').length > 2, 'heartbeats');
});

it('a client that does not read delays no other, needs little memory, and receives the newest prices when it reads again', async () => {
  await start({ gapMs: 1, long: true, stallMs: 60_000 });
  const [sleeper, reader] = [await join(), await join()];
  await waitFor(async () => bids(sleeper, 'B').length === 1, 'the first quotes');
  tell([quote('B', 1)]);
  await waitFor(async () => bids(sleeper, 'B').length === 2, 'a quote that is not sent again');
  sleeper.socket.pause();
  const before = process.memoryUsage().arrayBuffers;
  // 4 kB a frame: far more than the kernel takes for a socket that is not read.
  for (let bid = 1; bid <= 3_000; bid += 1) {
    tell([quote('A', bid)]);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await waitFor(async () => bids(reader, 'A').at(-1) === 3_000, 'the newest');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4_000_000);
  sleeper.socket.resume();
  await waitFor(async () => bids(sleeper, 'A').at(-1) === 3_000, 'the newest after waking');
  const seen = bids(sleeper, 'A');
  expect(seen.length).toBeLessThan(2_900);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(bids(sleeper, 'B')).toEqual([0, 1]);
}, 60_000);

it('a client that never reads again is disconnected', async () => {
  await start({ gapMs: 1, long: true, stallMs: 300 });
  const [sleeper, reader] = [await join(), await join()];
  await waitFor(async () => bids(sleeper, 'B').length === 1, 'the first quotes');
  sleeper.socket.pause();
  let bid = 0;
  await waitFor(
    async () => {
      for (let n = 0; n < 50; n += 1) {
        tell([quote('A', ++bid)]);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return hub.size === 1;
    },
    'the cut',
    30_000,
  );
  await waitFor(async () => bids(reader, 'A').at(-1) === bid, 'the other goes on');
  expect(hub.openFrom('here')).toBe(1);
}, 40_000);
