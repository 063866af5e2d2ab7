import { Type } from 'typebox';
import { Deal, defineCall, Side, SymbolName } from '../kernel';
import { Decimal } from './market';
import { mt5Order } from './mt5-order';
import { TerminalSession } from './terminal-session';

export const terminalOrder = defineCall({
  id: 'sandbox.terminalOrder',
  method: 'POST',
  path: '/sandbox/terminal/orders',
  access: 'sandbox',
  body: Type.Object({
    session: TerminalSession,
    symbol: SymbolName,
    side: Side,
    lots: Decimal('at most 2 places'),
  }),
  ok: Deal,
  errors: [...mt5Order.errors, 'sandbox.session'],
  summary: 'Opens a position of the login that is signed in; the way of mt5Order.',
});
