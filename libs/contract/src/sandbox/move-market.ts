import { Type } from 'typebox';
import { defineCall, Price, SymbolName, Time } from '../kernel';
import { Decimal } from './market';

export const moveMarket = defineCall({
  id: 'sandbox.moveMarket',
  method: 'POST',
  path: '/sandbox/market',
  access: 'sandbox',
  body: Type.Object({ symbol: SymbolName, bid: Decimal('no finer than the digits of the symbol') }),
  ok: Type.Object({ symbol: SymbolName, bid: Price, ask: Price, at: Time }),
  errors: ['sandbox.symbol', 'sandbox.bid'],
  summary: 'Moves a quote; the walk goes on from there, and what it stops out is closed.',
});
