import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from './page-policy';
import { securityHeaders } from './security-headers';
import type { RenderedPage } from './site-renderer';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** A page in one coding. Heads are lists of name and value, as they are written; the last is the place of the request's id. */
interface Packed {
  /** Of pages that are there. */
  etag?: string;
  head: string[];
  /** The head where the browser has the page already. */
  unchanged: string[];
  body: Buffer;
}

/** A rendered page as it goes out: the same bytes for everybody. */
export interface KeptPage {
  status: number;
  bodies: Readonly<Record<Coding, Packed>>;
}

/**
 * Brotli's effort. Closely costs 100 ms of a processor and saves a kilobyte of a page against what is usual: worth it for what
 * everybody is given, not for what somebody asked once, of which there may be any number.
 */
const effort = { closely: 11, quickly: 5 };

/** Packs a page once, so that serving it is copying bytes. */
export async function packPage(
  { status, html }: Pick<RenderedPage, 'status' | 'html'>,
  how: keyof typeof effort = 'closely',
): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotliOf(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: effort[how] } }),
    gzipOf(identity, { level: 9 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const policy = pagePolicy(html);
  const packed = (coding: Coding, body: Buffer): Packed => {
    const etag = status === 200 ? `"${hash}${coding === 'identity' ? '' : `-${coding}`}"` : undefined;
    const always = {
      ...securityHeaders,
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      vary: 'Accept, Accept-Encoding',
      ...(etag && { etag }),
    };
    const own = {
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
    };
    const headOf = (of: object) => [...Object.entries(of).flat().map(String), 'x-request-id', ''];
    return { ...(etag && { etag }), unchanged: headOf(always), head: headOf({ ...always, ...own }), body };
  };
  return {
    status,
    bodies: { br: packed('br', br), gzip: packed('gzip', zipped), identity: packed('identity', identity) },
  };
}

interface Held {
  making: Promise<KeptPage>;
  /** When it is made. */
  page?: KeptPage;
  until: number;
  bytes: number;
  /** The greater, the later. */
  used: number;
}

const sizeOf = ({ bodies }: KeptPage) => bodies.br.body.length + bodies.gzip.body.length + bodies.identity.body.length;

/** Rendered pages by key, the longest unused ones given up first where they grow past `maxBytes`. A page is made once at a time. */
export class PageCache {
  private readonly held = new Map<string, Held>();
  private bytes = 0;
  private uses = 0;

  constructor(private readonly maxBytes = 64 * 1024 * 1024) {}

  /** The page, if it is made and not too old. */
  peek(key: string): KeptPage | undefined {
    return this.current(key)?.page;
  }

  /**
   * The page, made where it is not there.
   * @param maxAge seconds it may be kept; for ever where none are given
   */
  async get(
    key: string,
    maxAge: number | undefined,
    make: () => Promise<{ page: KeptPage; passing: boolean }>,
  ): Promise<KeptPage> {
    const there = this.current(key);
    if (there) return there.making;
    const until = maxAge === undefined ? Infinity : Date.now() + maxAge * 1000;
    const making = make();
    const held: Held = { making: making.then(({ page }) => page), until, bytes: 0, used: (this.uses += 1) };
    // Whoever waits for it hears of a failure; it must not also end the process.
    held.making.catch(() => undefined);
    this.drop(key);
    this.held.set(key, held);
    try {
      const { page, passing } = await making;
      if (passing) this.drop(key, held);
      else if (this.held.get(key) === held) this.keep(held, page);
      return page;
    } catch (error) {
      this.drop(key, held);
      throw error;
    }
  }

  clear(): void {
    this.held.clear();
    this.bytes = 0;
  }

  private current(key: string): Held | undefined {
    const found = this.held.get(key);
    if (!found || found.until <= Date.now()) return undefined;
    found.used = this.uses += 1;
    return found;
  }

  private keep(held: Held, page: KeptPage): void {
    held.page = page;
    held.bytes = sizeOf(page);
    this.bytes += held.bytes;
    if (this.bytes <= this.maxBytes) return;
    for (const [key, oldest] of [...this.held].sort(([, one], [, other]) => one.used - other.used)) {
      if (this.bytes <= this.maxBytes) return;
      if (oldest !== held) this.drop(key, oldest);
    }
  }

  private drop(key: string, only = this.held.get(key)): void {
    if (!only || this.held.get(key) !== only) return;
    this.held.delete(key);
    this.bytes -= only.bytes;
  }
}
