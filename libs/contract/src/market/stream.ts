import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { SymbolList } from './market-price';

export const stream = defineCall({
  id: 'market.stream',
  method: 'GET',
  path: '/api/v1/stream',
  access: 'public',
  produces: 'text/event-stream',
  query: Type.Object({ symbols: SymbolList }),
  ok: Type.Any(),
  errors: ['market.symbol', 'market.connections'],
  summary:
    'Server-sent events: `quote` (a row without `spark`) at most 4 times a second a symbol, the newest only; `heartbeat` each 15 s. Resumes by Last-Event-ID.',
});
