import { iconSvg, shareSvg } from '@portal/brand';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { hasDemo } from '../http/demo/demo-customer';
import { canonicalOrigin, isUserCenterHost } from '../pages/web';
import { newestArticles, readableArticles } from './content.store';

/** Where nothing is for search engines: the customers' own pages, the calls, and the sandbox. */
const closed = ['/user-center/', '/demo/', '/v2/', '/api/', '/ops/', '/pay/', '/sandbox/'];
const hour = 'public, max-age=3600';
/** How long the address for reports is promised. RFC 9116 asks for less than a year. */
const reportsDays = 180;

const addressOf = ({ id, kind }: { id: string; kind: string }) =>
  `${kind === 'analysis' ? '/trading-strategy' : '/news'}/${id}`;

async function drawShare(brand: Gateway['brand']): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(shareSvg(brand)))
    .png({ palette: true })
    .toBuffer();
}

/**
 * What programs ask for: /robots.txt, /sitemap.xml, /rss.xml, security.txt, /share.png, the picture of a shared link (og:image), and
 * /favicon.ico, which names no type of picture: readers that know no icon of a page take the type of the answer.
 * @param listed paths of the site's pages that they should know; those with parameters are known by their articles
 */
export function mountMachineReaders(app: FastifyInstance, gateway: Gateway, listed: readonly string[]): void {
  const { brand, db } = gateway;

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(
        isUserCenterHost(gateway, request)
          ? 'User-agent: *\nDisallow: /\n'
          : [
              'User-agent: *',
              ...closed.map((path) => `Disallow: ${path}`),
              `Sitemap: ${canonicalOrigin(gateway, request)}/sitemap.xml`,
              '',
            ].join('\n'),
      ),
  );

  app.get('/favicon.ico', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', hour).send(iconSvg(brand)),
  );

  let picture: Promise<Buffer> | undefined;
  app.get('/share.png', async (_request, reply) => {
    picture ??= drawShare(brand);
    return reply
      .type('image/png')
      .header('cache-control', hour)
      .send(await picture);
  });

  // RFC 9116. Without an address to write to there is no such file.
  app.get('/.well-known/security.txt', async (request, reply) => {
    const address = brand.contact.find(({ kind }) => kind === 'email')?.value;
    if (address === undefined) return reply.callNotFound();
    const origin = canonicalOrigin(gateway, request);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(
        [
          `Contact: mailto:${address}`,
          `Expires: ${new Date(Date.now() + reportsDays * 86_400_000).toISOString()}`,
          'Preferred-Languages: zh, en',
          `Canonical: ${origin}/.well-known/security.txt`,
          `Policy: ${origin}/security`,
          '',
        ].join('\n'),
      );
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = canonicalOrigin(gateway, request);
    const articles = await readableArticles(db);
    const urls = [
      ...[...listed, ...(hasDemo(gateway.env) ? ['/demo'] : [])]
        .filter((path) => !path.includes(':'))
        .map((path) => `<url><loc>${origin}${path}</loc></url>`),
      ...articles.map(
        (article) =>
          `<url><loc>${origin}${addressOf(article)}</loc><lastmod>${article.updated_at.toISOString()}</lastmod></url>`,
      ),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', hour)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });

  app.get('/rss.xml', async (request, reply) => {
    const origin = canonicalOrigin(gateway, request);
    const articles = await newestArticles(db, 30);
    const { Feed } = await import('feed');
    const feed = new Feed({
      id: `${origin}/`,
      link: `${origin}/`,
      title: `${brand.name} 资讯与公告`,
      description: brand.texts.description,
      language: 'zh-CN',
      copyright: brand.texts.copyright,
      feedLinks: { rss: `${origin}/rss.xml` },
      ...(articles[0] && { updated: articles[0].published_at }),
    });
    for (const { id, kind, title, summary, published_at } of articles) {
      const link = origin + addressOf({ id, kind });
      feed.addItem({ id: link, link, title, description: summary, date: published_at });
    }
    return reply.type('application/rss+xml; charset=utf-8').header('cache-control', hour).send(feed.rss2());
  });
}
