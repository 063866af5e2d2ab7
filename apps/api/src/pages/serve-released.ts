import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { storeFiles } from './store-files';

const SIX_HOURS = 6 * 3_600_000;

/**
 * Serves the files of a build for a year, and those of the last releases for a day after they were replaced: a page that was opened
 * before a deployment still finds its parts. Where `DATA_DIR` cannot be written, it serves the build alone.
 * @param folder folder below `WEB_DIR`; every name in it contains the hash of the content
 */
export async function serveReleased(
  app: FastifyInstance,
  { env }: Pick<Gateway, 'env'>,
  folder: string,
  prefix: string,
): Promise<void> {
  const release = join(resolve(env.WEB_DIR), folder);
  if (!existsSync(release)) return;
  const stored = join(resolve(env.DATA_DIR), 'released', folder);
  const store = () =>
    storeFiles(release, stored).then(
      () => [stored, release],
      (error: unknown) => {
        app.log.error({ err: error, folder }, 'the files of this release could not be stored for open pages');
        return [release];
      },
    );
  const root = await store();
  const timer = setInterval(() => void store(), SIX_HOURS).unref();
  app.addHook('onClose', () => clearInterval(timer));
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
}
