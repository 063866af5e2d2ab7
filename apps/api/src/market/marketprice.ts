import { marketprice as call } from '@portal/contract/market';
import { handle } from '../http/handler';
import { boardOf } from './board-of';
import { namedInstruments } from './named-instruments';

export const marketprice = handle(call, async ({ query, gateway, fail }) =>
  boardOf(gateway).rows(namedInstruments(gateway, query.symbols, fail), 'iso'),
);
