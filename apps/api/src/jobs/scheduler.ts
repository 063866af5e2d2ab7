import type { FastifyBaseLogger } from 'fastify';
import type { Ports } from '../ports';

const everyMs = 1_000;

/** Starts the tick loop of the simulated platform: swaps, pending orders and stop outs, once a second. A real platform has no loop. */
export function startScheduler({
  ports: { dealing },
  log,
}: {
  ports: Pick<Ports, 'dealing'>;
  log: FastifyBaseLogger;
}): { stop(): Promise<void> } {
  if (!dealing) return { stop: async () => undefined };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= dealing
      .tick()
      .catch((error: unknown) => log.error({ err: error }, 'the sandbox platform did not tick'))
      .finally(() => (running = undefined));
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
