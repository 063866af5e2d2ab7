import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { remembered } from '../limits/remembered';
import { pagePolicy } from './page-policy';
import type { RenderedPage } from './site-renderer';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** A rendered page, compressed once and sent as the same bytes to everybody. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Names the content; absent where there is no page. */
  hash?: string;
  bodies: Readonly<Record<Coding, Buffer>>;
}

/** Brotli's quality. 11 takes 100 ms and saves a kilobyte against 5: worth it for a page that is sent often. */
const quality = { closely: 11, quickly: 5 };

export async function packPage(
  { status, html }: Pick<RenderedPage, 'status' | 'html'>,
  how: keyof typeof quality = 'closely',
): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotliOf(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[how] } }),
    gzipOf(identity, { level: 9 }),
  ]);
  return {
    status,
    headers: {
      'content-security-policy': pagePolicy(html),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept, Accept-Encoding',
    },
    ...(status === 200 && { hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22) }),
    bodies: { br, gzip: zipped, identity },
  };
}

const bestCoding = remembered(200, (accepts): Coding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': accepts } }).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
});

/** The best coding that the browser accepts. */
export const codingOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Coding =>
  bestCoding(headers['accept-encoding'] ?? '');

/** Sends a page, or 304 where the browser has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const coding = codingOf(request);
  void reply.headers(page.headers);
  if (page.hash !== undefined) {
    const etag = `"${page.hash}-${coding}"`;
    void reply.header('etag', etag);
    if (fresh(request.headers, { etag })) return reply.code(304).send();
  }
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.code(page.status).send(page.bodies[coding]);
}
