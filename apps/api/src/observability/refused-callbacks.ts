import { Counter } from 'prom-client';

/** Callbacks of a payment channel that were refused. registerBusinessMetrics publishes it. */
export const refusedCallbacks = new Counter({
  name: 'portal_callbacks_refused_total',
  help: 'Callbacks of a payment channel that were refused, by reason',
  labelNames: ['channel', 'reason'],
  registers: [],
});
