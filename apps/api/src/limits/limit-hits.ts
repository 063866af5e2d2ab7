import { Counter } from 'prom-client';

/** Refusals by a limit, by its name. registerBusinessMetrics publishes it. */
export const limitHits = new Counter({
  name: 'portal_limit_hits_total',
  help: 'Requests that a limit has refused',
  labelNames: ['limit'],
  registers: [],
});
