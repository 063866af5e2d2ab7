import { Type } from 'typebox';
import { Deal, defineCall, Side, SymbolName } from '../kernel';
import { Decimal } from './market';

export const mt5Order = defineCall({
  id: 'sandbox.mt5Order',
  method: 'POST',
  path: '/sandbox/mt5/orders',
  access: 'sandbox',
  body: Type.Object({
    account_no: Type.String({ pattern: '^\\d{1,18}$', description: 'MT5 login' }),
    symbol: SymbolName,
    side: Side,
    lots: Decimal('at most 2 places'),
  }),
  ok: Deal,
  errors: [
    'sandbox.account',
    'sandbox.symbol',
    'sandbox.lots',
    'sandbox.tradeDisabled',
    'sandbox.closed',
    'sandbox.money',
  ],
  summary: 'Opens a position at the quote; answers the deal.',
});
