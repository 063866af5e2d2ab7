import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway';
import { packPage, sendPage } from './cached-page';

/** Serves the back office: its files for a year, its configuration, and its one document at every other address. */
export async function mountStaffPages(app: FastifyInstance, { env, brand, theme }: Gateway): Promise<void> {
  const folder = join(resolve(env.WEB_DIR), 'staff');
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return;
  const root = join(folder, 'static');
  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root,
      prefix: '/static/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
  }
  const page = await packPage({ status: 200, html });
  app.get('/config.json', async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .send({ brand: brand.id, mode: env.MODE, apiBase: '', ...(theme ? { theme } : {}) }),
  );
  app.get('/*', async (request, reply) => sendPage(request, reply, page));
}
