import { terminalState as call } from '@portal/contract/sandbox';
import { handle } from '../../http/handler';
import { lotsOf } from '../../core/instruments/lots';
import { accountTypeOf } from '../../core/levels';
import { usd } from '../../core/money/money';
import { loginOf } from './terminal.store';

export const terminalState = handle(call, async ({ body, gateway: { brand, db, ports }, fail }) => {
  const login = await loginOf(db, body.session);
  const [states, open] = await Promise.all([ports.trading.states([login]), ports.trading.positions?.([login])]);
  const state = states.get(login);
  if (!state) throw fail('sandbox.session');
  return {
    account_no: login,
    currency: accountTypeOf(brand, state.group)?.currency ?? 'USD',
    leverage: state.leverage,
    balance: usd(state.balance),
    credit: usd(state.credit),
    equity: usd(state.equity),
    margin: usd(state.margin),
    free_margin: usd(state.marginFree),
    margin_level: state.marginLevel,
    positions: (open?.get(login) ?? []).map(({ volume, floating, swap, ...position }) => ({
      ...position,
      lots: lotsOf(volume),
      floating: usd(floating),
      swap: usd(swap),
    })),
  };
});
