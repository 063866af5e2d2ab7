import type { FastifyReply, FastifyRequest } from 'fastify';
import { packPage, PageCache, type Coding, type KeptPage } from './page-cache';
import type { Read, SiteRenderer } from './site-renderer';

/** Serves the pages of the site out of the cache. */
export interface Pages {
  send(request: FastifyRequest, reply: FastifyReply, url: string, origin: string): Promise<FastifyReply>;
}

/** The best coding of those the browser takes. */
export function codingOf(accept: string | undefined): Coding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept) ? 'gzip' : 'identity';
}

const matches = (asked: string | undefined, etag: string) =>
  asked !== undefined && asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** Writes a packed page: nothing where the browser has it already. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  void reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept, Accept-Encoding');
  const coding = codingOf(request.headers['accept-encoding']);
  if (page.status === 200) {
    const etag = coding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${coding}"`;
    void reply.header('etag', etag);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[coding]);
}

/** @param version names the content that pages are made of now; a page made of other content is not shown */
export function pagesOf(renderer: SiteRenderer, read: Read, version: () => string): Pages {
  const cache = new PageCache();
  let of = version();
  return {
    async send(request, reply, url, origin) {
      if (version() !== of) {
        of = version();
        cache.clear();
      }
      const { key, maxAge, moved } = renderer.locate(url);
      if (moved !== undefined) return reply.redirect(moved, 301);
      const page = await cache.get(`${origin} ${key}`, maxAge, async () => {
        const { passing, ...rendered } = await renderer.render(url, { origin, read });
        return { page: await packPage(rendered), passing };
      });
      return sendPacked(request, reply, page);
    },
  };
}
