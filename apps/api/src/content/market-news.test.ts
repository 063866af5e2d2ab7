import { calls } from '@portal/contract';
import { Client, waitFor } from '@portal/testkit';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestGateway } from '../testing/start-test-gateway';

const { marketNews } = calls.content;
const at = new Date(Date.now() - 60_000);
const rss = `<rss version="2.0"><channel><title>某通讯社</title><item><title>&lt;b&gt;油价&lt;/b&gt;收高</title>
<link>https://news.example/oil</link><pubDate>${at.toUTCString()}</pubDate></item></channel></rss>`;

it('offers no market news while no feed is set', async () => {
  const gateway = await startTestGateway();
  expect(await new Client(gateway.url).ok(marketNews, {})).toEqual({ offered: false, list: [] });
  await gateway.stop();
});

it('lists what the feed publishes, as plain text with its publisher', async () => {
  const server = createServer((_request, response) => void response.end(rss)).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const gateway = await startTestGateway({ NEWS_FEED_URL: `http://127.0.0.1:${port}/` });
  const client = new Client(gateway.url);
  const { offered, list } = await waitFor(async () => {
    const news = await client.ok(marketNews, {});
    return news.list.length > 0 && news;
  }, 'the feed to be read');
  expect([offered, list]).toEqual([
    true,
    [
      {
        ...{ id: expect.any(String), title: '油价收高', summary: '', source: '某通讯社' },
        ...{ href: 'https://news.example/oil', publishedAt: `${at.toISOString().slice(0, 19)}.000Z` },
      },
    ],
  ]);
  await gateway.stop();
  server.close();
});
