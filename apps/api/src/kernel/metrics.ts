import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Env } from '../env';
import { AnswerTimes } from './answer-times';

/** Counts an answer that was given without the framework. */
export type Answered = (route: string, status: number, milliseconds: number) => void;

/** Counts the answers of a server. Routes are labelled by their pattern, never by an address that holds an id. */
export function measure(app: FastifyInstance): AnswerTimes {
  const times = new AnswerTimes();
  app.addHook('onResponse', (request, reply, done) => {
    times.observe(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
  return times;
}

/** Serves /metrics on the ops port only, where one is set; where none is, the process is not watched either. */
export async function serveMetrics(env: Env, times: AnswerTimes): Promise<{ close(): Promise<void> }> {
  if (env.OPS_PORT === 0) return { close: async () => undefined };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ops = Fastify();
  ops.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(`${await registry.metrics()}\n${times.text()}`),
  );
  await ops.listen({ port: env.OPS_PORT, host: env.HOST });
  return ops;
}
