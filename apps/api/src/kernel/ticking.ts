import type { Gateway } from './gateway';

const everyMs = 1_000;

/** Lets the stand-in platform do each second what a platform does by itself. Nothing ticks where it is a real one. */
export function startTicking({ ports: { dealing }, log }: Pick<Gateway, 'ports' | 'log'>): { stop(): Promise<void> } {
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
