import type { Account } from '@portal/contract/account';
import { mt5, wallet } from '../testing/fixtures';
import { openedAccount } from './opened-account';
import { readView } from './view';

const view = (search: string) => readView(new URLSearchParams(search), 0);
const empty = (account: Account): Account => ({ ...account, balance: '0.00' });

test.each([
  ['the wallet, which has money', [wallet, mt5], 'wallet'],
  ['the MT5 accounts if only they have money', [empty(wallet), mt5], 'mt5'],
  ['the wallet if none has money', [empty(wallet), empty(mt5)], 'wallet'],
  [
    'the wallet if only an account in another currency has money',
    [empty(wallet), { ...mt5, currency: 'CNH' as const }],
    'wallet',
  ],
  ['the wallet if no account is known', [], 'wallet'],
])('opens the movements of %s', (_what, accounts, account) => {
  expect(openedAccount(view('tab=credit'), accounts)).toBe(account);
});

test('keeps an account that was chosen, and opens no other report on one', () => {
  expect(openedAccount(view('tab=credit&account=wallet'), [empty(wallet), mt5])).toBe('wallet');
  expect(openedAccount(view('tab=profit'), [empty(wallet), mt5])).toBe('');
});

test('drops the wallet in a report that has none', () => {
  expect(view('tab=profit&account=wallet').account).toBe('');
  expect(view('tab=trade&account=mt5').account).toBe('');
  expect(view('tab=credit&account=mt5').account).toBe('mt5');
});
