import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from './page-policy';
import type { RenderedPage } from './site-renderer';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** A rendered page as it goes out: the same bytes for everybody. */
export interface KeptPage {
  status: number;
  etag: string;
  policy: string;
  bodies: Readonly<Record<Coding, Buffer>>;
}

/** Packs a page once, so that serving it is copying bytes. */
export async function packPage({ status, html }: Pick<RenderedPage, 'status' | 'html'>): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotliOf(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipOf(identity, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, etag, policy: pagePolicy(html), bodies: { br, gzip: zipped, identity } };
}

interface Held {
  page: Promise<KeptPage>;
  until: number;
  bytes: number;
}

const sizeOf = ({ bodies }: KeptPage) => bodies.br.length + bodies.gzip.length + bodies.identity.length;

/** Rendered pages by key, the longest unused ones given up first where they grow past `maxBytes`. A page is made once at a time. */
export class PageCache {
  private readonly held = new Map<string, Held>();
  private bytes = 0;

  constructor(private readonly maxBytes = 64 * 1024 * 1024) {}

  /** The page, if it is there and not too old. */
  peek(key: string, now = Date.now()): Promise<KeptPage> | undefined {
    const found = this.held.get(key);
    if (!found || found.until <= now) return undefined;
    this.held.delete(key);
    this.held.set(key, found);
    return found.page;
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
    const there = this.peek(key);
    if (there) return there;
    const until = maxAge === undefined ? Infinity : Date.now() + maxAge * 1000;
    const making = make();
    const held: Held = { page: making.then(({ page }) => page), until, bytes: 0 };
    // Whoever waits for it hears of a failure; it must not also end the process.
    held.page.catch(() => undefined);
    this.drop(key);
    this.held.set(key, held);
    try {
      const { page, passing } = await making;
      if (passing) this.drop(key, held);
      else if (this.held.get(key) === held) this.keep(held, sizeOf(page));
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

  private keep(held: Held, bytes: number): void {
    held.bytes = bytes;
    this.bytes += bytes;
    for (const [key, oldest] of this.held) {
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
