import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { mountHealth } from './health';
import { ResponseTimes } from './response-times';

/** Measures the response times of a server. The label is the route's pattern and not the URL, which may contain ids. */
export function measure(app: FastifyInstance): ResponseTimes {
  const times = new ResponseTimes();
  app.addHook('onResponse', (request, reply, done) => {
    times.observe(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
  return times;
}

/** Serves /metrics on OPS_PORT of OPS_HOST. If no port is set, no metrics of the process are collected. */
export async function serveMetrics(
  env: { OPS_PORT: number; OPS_HOST: string },
  times: ResponseTimes,
  register?: (registry: Registry) => () => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  if (env.OPS_PORT === 0) return { close: async () => undefined };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const refresh = register?.(registry);
  const ops = Fastify();
  mountHealth(ops);
  ops.get('/metrics', async (_request, reply) => {
    await refresh?.();
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${times.text()}`);
  });
  await ops.listen({ port: env.OPS_PORT, host: env.OPS_HOST });
  return ops;
}
