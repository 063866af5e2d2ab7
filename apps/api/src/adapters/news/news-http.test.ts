import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newsHttp } from './news-http';

let server: Server;
let answer: { status: number; body: string };
const warn = jest.fn();
const open = () => newsHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { warn }, 20);
const json = (title: string) =>
  JSON.stringify({ items: [{ title, url: 'https://news.example/a', date_published: '2026-11-01T07:30:00Z' }] });
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 500 && !isSo(); tries++) await new Promise((next) => setTimeout(next, 10));
};

beforeEach(async () => {
  warn.mockClear();
  server = createServer((_request, response) => void response.writeHead(answer.status).end(answer.body));
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
  answer = { status: 200, body: json('甲') };
  await until(() => feed.newest().length > 0);
  answer = { status: 200, body: '<html></html>' };
  warn.mockClear();
  await until(() => warn.mock.calls.length > 1);
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
