import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database';
import { version } from './version';

/** /healthz: the process responds, and says which release it is. Every server of the program has it, so that `portal check` knows its own ports. */
export function mountHealth(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send(`ok ${version}`));
}

/** /readyz: the database responds too, and the process is not stopping. */
export function mountReadiness(app: FastifyInstance, { db }: { db: Db }, stopping: () => boolean): void {
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready =
      !stopping() &&
      (await db.rows('health.ping', 'select 1').then(
        () => true,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send(ready ? 'ready' : 'not ready');
  });
}
