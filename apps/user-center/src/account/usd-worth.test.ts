import { mt5, wallet } from '../testing/fixtures';
import { usdWorth } from '@portal/overview/usd-worth';

const cnh = { ...mt5, currency: 'CNH', rates: { from_usd: '7.1600', to_usd: '7.2600' } } as const;

test.each([
  [{ ...cnh, equity: '716.00' }, '98.62'],
  [{ ...cnh, equity: '-716.00' }, '-98.62'],
  [{ ...cnh, equity: '0.07' }, '0.00'],
  [{ ...wallet, equity: '716.00' }, '716.00'],
  [{ ...cnh, equity: 'x' }, 'x'],
])('%p is worth %s USD', (account, usd) => {
  expect(usdWorth(account, 'equity')).toBe(usd);
});
