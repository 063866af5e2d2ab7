import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RequestCounter } from '../limits/request-counter';

const minuteMs = 60_000;

class RateStore implements FastifyRateLimitStore {
  constructor(
    private readonly counter: RequestCounter,
    private readonly place: string,
  ) {}

  incr(...[key, done, windowMs = minuteMs]: Parameters<FastifyRateLimitStore['incr']>): void {
    this.counter.count(this.place + key, windowMs).then(
      (counted) => done(null, counted),
      (error: Error) => done(error),
    );
  }

  /** A route with a limit of its own counts apart. */
  child(options: object): RateStore {
    // The plugin's types do not know what it passes.
    const { routeInfo } = options as { routeInfo: { method: string; url: string } };
    return new RateStore(this.counter, `${this.place}${routeInfo.method} ${routeInfo.url} `);
  }
}

/** Lets the plugin count with a counter of ours. */
export const rateStore = (counter: RequestCounter, place: string): FastifyRateLimitStoreCtor =>
  class extends RateStore {
    constructor() {
      super(counter, place);
    }
  };
