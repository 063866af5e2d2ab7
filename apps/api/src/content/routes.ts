import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { contentFolder } from './keep-content';
import { mountMachineReaders } from './machine-readers';
import { picturesPath } from './library/pictures';

/** Content that is not served by calls of the contract: pictures of articles, sitemap, robots.txt and feeds. */
export async function contentRoutes(app: FastifyInstance, gateway: Gateway, listed: readonly string[]): Promise<void> {
  mountMachineReaders(app, gateway, listed);
  await contentPictures(app, gateway);
}

/** The pictures of the articles. The back office shows them in its previews. */
export async function contentPictures(app: FastifyInstance, { brand }: Gateway): Promise<void> {
  const root = join(contentFolder(brand.id), 'images');
  if (existsSync(root))
    await app.register(fastifyStatic, { root, prefix: picturesPath, maxAge: '1h', decorateReply: false });
}
