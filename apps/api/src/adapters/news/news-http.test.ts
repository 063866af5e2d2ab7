import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newsHttp } from './news-http';

let server: Server;
let requests = 0;
let answer: { status: number; body: string };
const log = { warn: jest.fn(), info: jest.fn() };
const { warn, info } = log;
const open = () => newsHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, log, 20);
const json = (title: string) =>
  JSON.stringify({ items: [{ title, url: 'https://news.example/a', date_published: '2026-11-01T07:30:00Z' }] });
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 500 && !isSo(); tries++) await new Promise((next) => setTimeout(next, 10));
};

beforeEach(async () => {
  jest.clearAllMocks();
  requests = 0;
  server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(answer.status).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
});
afterEach(() => void server.close());

it('has no headlines until the source answers, and keeps the last ones when it fails', async () => {
  answer = { status: 500, body: '' };
  const feed = open();
  expect(feed.newest()).toEqual([]);
  await until(() => warn.mock.calls.length > 0);
  expect(feed.newest()).toEqual([]);
  // Some tries fail, and the log says it once.
  await until(() => requests > 3);
  answer = { status: 200, body: json('甲') };
  await until(() => feed.newest().length > 0);
  await until(() => info.mock.calls.length > 0);
  expect([warn.mock.calls.length, info.mock.calls]).toEqual([
    1,
    [[expect.objectContaining({ failed: expect.any(String) }), 'works again']],
  ]);
  answer = { status: 200, body: '<html></html>' };
  await until(() => warn.mock.calls.length > 1);
  const before = requests;
  await until(() => requests > before + 2);
  expect(feed.newest().map(({ title }) => title)).toEqual(['甲']);
  await feed.close();
});

it('refuses a body without end', async () => {
  answer = { status: 200, body: json('长'.repeat(1_000_000)) };
  const feed = open();
  await until(() => warn.mock.calls.length > 0);
  expect(String(warn.mock.calls[0]?.[0]?.err)).toContain('more than 2000000 bytes');
  expect(feed.newest()).toEqual([]);
  await feed.close();
});
