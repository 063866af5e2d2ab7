import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { packPage, sendPage } from './cached-page';
import { serveReleased } from './serve-released';

/** Serves the back office: its files for a year, its configuration, and its one document at every other address. */
export async function mountStaffPages(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { env, brand, theme } = gateway;
  const folder = join(resolve(env.WEB_DIR), 'staff');
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return;
  await serveReleased(app, gateway, 'staff/static', '/static/');
  const page = await packPage({ status: 200, html });
  app.get('/config.json', async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .send({ brand: brand.id, mode: env.MODE, apiBase: '', ...(theme ? { theme } : {}) }),
  );
  app.get('/*', async (request, reply) => sendPage(request, reply, page));
}
