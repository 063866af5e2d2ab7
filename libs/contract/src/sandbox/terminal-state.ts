import { Type, type Static } from 'typebox';
import { AccountCurrency, defineCall, Id, Lots, Money, Price, Side } from '../kernel';
import { TerminalSession } from './terminal-session';

/** The state of the terminal's MT5 login. Money in its currency; a position's `floating` excludes its swap. */
export const TerminalState = Type.Object({
  account_no: Type.String(),
  currency: AccountCurrency,
  leverage: Type.Integer(),
  balance: Money,
  credit: Money,
  equity: Money,
  margin: Money,
  free_margin: Money,
  margin_level: Type.Union([Type.Number(), Type.Null()], { description: 'percent' }),
  positions: Type.Array(
    Type.Object({
      position: Id,
      symbol: Type.String(),
      side: Side,
      lots: Lots,
      openPrice: Price,
      price: Price,
      floating: Money,
      swap: Money,
    }),
  ),
});
export type TerminalState = Static<typeof TerminalState>;

export const terminalState = defineCall({
  id: 'sandbox.terminalState',
  method: 'POST',
  path: '/sandbox/terminal/state',
  access: 'sandbox',
  body: Type.Object({ session: TerminalSession }),
  ok: TerminalState,
  errors: ['sandbox.session'],
  summary: "The login's figures and open positions at the market.",
});
