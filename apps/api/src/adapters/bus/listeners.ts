import type { FastifyBaseLogger } from 'fastify';

type Listener = (text: string) => void;

/** Who listens to which topic. A listener that fails does not keep a message from the others. */
export function listenersOf(log: Pick<FastifyBaseLogger, 'error'>) {
  const listeners = new Map<string, Set<Listener>>();
  return {
    /** Returns the function that ends the subscription. */
    add(topic: string, listener: Listener): () => void {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
    deliver(topic: string, text: string): void {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          listener(text);
        } catch (error) {
          log.error({ err: error, topic }, 'a message of the bus was not read');
        }
      }
    },
  };
}
