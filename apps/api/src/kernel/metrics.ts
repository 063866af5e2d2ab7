import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Env } from '../env';

/** Counts an answer that was given without the framework. */
export type Answered = (route: string, status: number, milliseconds: number) => void;

/** Figures for Prometheus. Routes are labelled by their pattern, never by an address that holds an id. */
export function measure(app: FastifyInstance): { registry: Registry; answered: Answered } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const answered: Answered = (route, status, milliseconds) => seconds.observe({ route, status }, milliseconds / 1000);
  app.addHook('onResponse', (request, reply, done) => {
    answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
  return { registry, answered };
}

/** Serves /metrics on the ops port only, where one is set. */
export async function serveMetrics(env: Env, registry: Registry): Promise<{ close(): Promise<void> }> {
  if (env.OPS_PORT === 0) return { close: async () => undefined };
  const ops = Fastify();
  ops.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  await ops.listen({ port: env.OPS_PORT, host: env.HOST });
  return ops;
}
