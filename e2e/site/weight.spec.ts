import { expect, test } from '@playwright/test';
import { get } from 'node:http';
import { hosts } from '../hosts';
import { publicRoutes } from '../public-routes';

/** Maximum bytes of compressed HTML with its styles. The first round trip carries 14 kB, and a text page must fit into it. */
const TEXT = 13_600;
const more: Readonly<Record<string, number>> = {
  // With the live board and the position calculator of the hero.
  '/': 18_600,
  // Every symbol with its fees, and every term.
  '/fees': 14_000,
  '/glossary': 16_600,
  '/product/forex': 15_000,
  '/product/goods': 15_000,
  '/product/indexes': 15_000,
  '/product/digiccy': 15_000,
  '/product/stock': 15_000,
};

const fileAt = (path: string) =>
  new Promise<{ bytes: number; coding: string | undefined }>((resolve, reject) => {
    get(hosts.loopback + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve({ bytes, coding: answer.headers['content-encoding'] }));
    }).on('error', reject);
  });

/** The help centre's topic pages, which hold the answers. */
async function topics(): Promise<string[]> {
  const html = await (await fetch(`${hosts.loopback}/helpcenter`, { headers: { accept: 'text/html' } })).text();
  return [...new Set([...html.matchAll(/href="(\/helpcenter\?topic=[^"#]+)"/g)].map(([, href = '']) => href))];
}

/** One article of each kind. */
async function articles(): Promise<string[]> {
  const map = await (await fetch(`${hosts.loopback}/sitemap.xml`)).text();
  return [/\/news\/[^<]+/, /\/trading-strategy\/[^<]+/].flatMap((of) => of.exec(map)?.[0] ?? []);
}

test('a page and its styles fit into the first round trip', async () => {
  const paths = [...publicRoutes, ...(await topics()), ...(await articles())];
  expect(paths.length).toBeGreaterThan(publicRoutes.length + 2);
  const over: string[] = [];
  for (const path of paths) {
    const { bytes, coding } = await fileAt(path);
    const most = more[path] ?? TEXT;
    const line = `${decodeURI(path).padEnd(32)} ${bytes} of ${most} bytes (brotli)`;
    console.log(line);
    if (bytes > most || coding !== 'br') over.push(line);
  }
  expect(over).toEqual([]);
});
