import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { packPage, sendPage, type CachedPage } from './cached-page';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content policy of the page: its own scripts by their hash, its worker, and nothing from another host. */
function referencePolicy(html: string): string {
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => hashOf(text));
  return [
    "default-src 'none'",
    `script-src ${[...new Set(scripts)].join(' ')}`,
    // The library writes its rules while it draws.
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'worker-src blob:',
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

async function readPage(file: string): Promise<CachedPage> {
  const html = await readFile(file, 'utf8');
  const page = await packPage({ status: 200, html }, 'quickly');
  return { ...page, headers: { ...page.headers, 'content-security-policy': referencePolicy(html) } };
}

/**
 * Serves the OpenAPI document of this server's calls as a page for people, `/api-reference`, where it was built.
 * @param audience whose document
 */
export function mountApiReference(app: FastifyInstance, { env }: Gateway, audience: 'customer' | 'staff'): void {
  const file = join(resolve(env.WEB_DIR), 'api-reference', `${audience}.html`);
  if (!existsSync(file)) return;
  // Three megabytes: read and packed when they are asked for first.
  let page: Promise<CachedPage> | undefined;
  app.get('/api-reference', { config: { isPage: true } }, async (request, reply) => {
    page ??= readPage(file);
    void reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply, await page);
  });
}
