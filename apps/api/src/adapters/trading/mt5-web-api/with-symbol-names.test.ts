import { platformAttempts } from '../../../testing/platform-attempts';
import { startMt5Simulator } from '../testing/mt5-simulator';
import { mt5WebApi } from './mt5-web-api';
import { symbolNames } from './symbol-names';
import { withSymbolNames } from './with-symbol-names';

const always = { from: new Date(0), to: new Date(Date.now() + 86_400_000) };

it('has the portal’s names in positions, pending orders, deals, orders and margins', async () => {
  const [simulator, sent] = [await startMt5Simulator(), await platformAttempts()];
  for (const one of simulator.market.symbols) one.symbol += '.m';
  const raw = mt5WebApi({ ...simulator, attempts: sent.attempts });
  const platform = withSymbolNames(raw, symbolNames('*=*.m'));
  const user = { externalId: 'names', group: 'real\\STD-USD', name: '李雷', leverage: 200, password: 'Trade#2026' };
  const { login } = await platform.openUser(user);
  const trade = { symbol: 'EURUSD.m', side: 'buy', volume: 2_000n, price: '1.10000' } as const;
  const closed = simulator.openPosition(login, trade);
  simulator.closePosition(closed, { price: '1.10100', profit: 20_00n });
  simulator.openPosition(login, trade);
  await platform.applyBalance({ login, action: 'balance', amount: 100n, comment: 'D1', ticket: '1' });

  const symbolsOf = (rows: readonly { symbol: string }[] = []) => [...new Set(rows.map(({ symbol }) => symbol))];
  expect(symbolsOf((await platform.positions([login])).get(login))).toEqual(['EURUSD']);
  expect(symbolsOf((await platform.accountsOf('real\\STD-USD')).flatMap(({ open }) => open))).toEqual(['EURUSD']);
  expect(symbolsOf(await platform.history.deals(always)).sort()).toEqual(['', 'EURUSD']);
  expect(symbolsOf(await platform.history.orders(always))).toEqual(['EURUSD']);
  expect(symbolsOf(await platform.market.symbols('*'))).toEqual(['EURUSD', 'XAUUSD']);
  expect(await platform.symbolMargin('real\\STD-USD', 'EURUSD')).toBeDefined();
  expect(await platform.symbolMargin('real\\STD-USD', 'EURUSD.m')).toBeUndefined();
  await raw.close();
  await simulator.close();
  await sent.close();
});
