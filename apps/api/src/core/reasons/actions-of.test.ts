import { brandOf } from '@portal/brand';
import { catalogue } from '@portal/contract';
import type { ActionName } from '@portal/contract/account';
import type { CustomerAccount } from '../accounts';
import type { AccountRow } from '../accounts/account-row';
import { figuresOf } from '../accounts/figures';
import type { CustomerState } from '../customers/customer-state';
import { actionsOf } from './actions-of';

const brand = brandOf('eet');

const base: AccountRow = {
  id: 1n,
  customer_id: 2n,
  login: '5100017',
  currency: 'USD',
  mt5_group: '',
  nickname: null,
  leverage: 100,
  first_minimum: null,
  level_leverage: null,
  trade_disabled: false,
  posted: 0n,
  held: 0n,
  credit: 0n,
  untaken: 0n,
  owed: 0n,
  quarantined: false,
  arriving: false,
  deposited: 0n,
  kind: 'mt5',
  level: 'MIN',
  status: 'open',
};

function account(over: Partial<CustomerAccount>, withdrawable = 0n): CustomerAccount {
  const row = { ...base, ...over };
  return { ...row, figures: over.figures ?? { ...figuresOf(row, undefined), stale: false, withdrawable } };
}

const wallet = (withdrawable = 0n) => account({ kind: 'wallet', level: null, login: null }, withdrawable);
const nobody: CustomerState = {
  identity: 0,
  cards: [],
  accounts: [wallet()],
  unpaidDrafts: 0,
  moneyFrozen: false,
  depositLimits: [],
  owes: 0n,
  payoutsStopped: false,
};
const verified: CustomerState = { ...nobody, identity: 1, cards: [1], accounts: [wallet(), account({}, 100n)] };

const cooling = { hours: 24, until: new Date('2026-03-01T20:15:00Z') };
const everything = ['identity', 'bank', 'cooling', 'stopped', 'empty'].map((why) => `withdraw.${why}`);

const codes = (state: CustomerState, name: ActionName) => actionsOf(brand, state)[name].reasons.map(({ code }) => code);

it.each<[string, CustomerState, ActionName, string[]]>([
  ['nothing sent in', nobody, 'openMt5', ['account.identity']],
  ['identity in review', { ...nobody, identity: 2 }, 'openMt5', []],
  ['identity refused', { ...nobody, identity: 3 }, 'openMt5', ['account.identity']],
  [
    'nothing sent in, to a brand that asks',
    { ...nobody, appropriateness: { state: 'open' } },
    'openMt5',
    ['account.identity', 'account.appropriateness'],
  ],
  [
    'a warning to confirm',
    { ...nobody, identity: 2, appropriateness: { state: 'confirm' } },
    'openMt5',
    ['account.appropriatenessConfirm'],
  ],
  [
    'answers that wait',
    { ...nobody, identity: 2, appropriateness: { state: 'cooling', until: new Date('2026-03-01T20:15:00Z') } },
    'openMt5',
    ['account.appropriatenessCooling'],
  ],
  [
    'five accounts',
    { ...verified, accounts: Array.from({ length: 5 }, () => account({})) },
    'openMt5',
    ['account.limit'],
  ],
  [
    'five accounts, one archived',
    { ...verified, accounts: [...Array.from({ length: 4 }, () => account({})), account({ status: 'archived' })] },
    'openMt5',
    [],
  ],
  ['no MT5 account', nobody, 'deposit', ['deposit.noMt5']],
  ['a pending one only', { ...nobody, accounts: [account({ status: 'pending' })] }, 'deposit', ['deposit.noMt5']],
  ['an open one', { ...nobody, accounts: [account({})] }, 'deposit', []],
  ['too many drafts', { ...verified, unpaidDrafts: 5 }, 'deposit', ['deposit.tooManyUnpaid']],
  ['frozen money', { ...verified, moneyFrozen: true }, 'deposit', ['customer.moneyFrozen']],
  ['a debt: a deposit', { ...verified, owes: 1n }, 'deposit', []],
  ['a debt: a withdrawal', { ...verified, owes: 1n }, 'withdraw', ['account.owes']],
  ['a debt: a coin withdrawal', { ...verified, owes: 1n }, 'withdrawCoin', ['account.owes']],
  ['a debt: a transfer', { ...verified, owes: 1n }, 'transfer', ['account.owes']],
  ['identity in review', { ...verified, identity: 2 }, 'withdraw', ['withdraw.identity']],
  ['cards that are not approved', { ...verified, cards: [0, 2, 3] }, 'withdraw', ['withdraw.bank']],
  ['one approved card of three', { ...verified, cards: [3, 1, 2] }, 'withdraw', []],
  ['no card', { ...verified, cards: [] }, 'withdrawCoin', []],
  ['identity in review', { ...verified, identity: 2 }, 'withdrawCoin', ['withdraw.identity']],
  ['no money', { ...verified, accounts: [wallet(), account({})] }, 'withdraw', ['withdraw.empty']],
  ['a change of sign-in that is still fresh', { ...verified, cooling }, 'withdraw', ['withdraw.cooling']],
  ['the same', { ...verified, cooling }, 'withdrawCoin', ['withdraw.cooling']],
  ['a ledger that does not hold', { ...verified, payoutsStopped: true }, 'withdrawCoin', ['withdraw.stopped']],
  ['a ledger that does not hold', { ...verified, payoutsStopped: true }, 'transfer', []],
  ['everything missing', { ...nobody, cooling, payoutsStopped: true }, 'withdraw', everything],
  ['money in the wallet, no MT5 account', { ...verified, accounts: [wallet(5n)] }, 'transfer', ['transfer.noMt5']],
  ['no money', { ...verified, accounts: [wallet(), account({})] }, 'transfer', ['transfer.empty']],
  [
    'money on an account under review only',
    { ...verified, accounts: [wallet(), account({ posted: 5n, quarantined: true })] },
    'transfer',
    ['account.review'],
  ],
  [
    'money on an account under review, and in the wallet',
    { ...verified, accounts: [wallet(5n), account({ posted: 5n, quarantined: true })] },
    'withdraw',
    [],
  ],
  ['no MT5 account', nobody, 'upgrade', ['account.notOpen']],
  [
    'deposits short of the minimum',
    { ...verified, accounts: [account({ deposited: 49_999n })] },
    'upgrade',
    ['account.notEligible'],
  ],
  ['deposits that reach it', { ...verified, accounts: [account({ deposited: 50_000n })] }, 'upgrade', []],
  ['only a top level', { ...verified, accounts: [account({ level: 'DIA' })] }, 'upgrade', ['account.topLevel']],
])('with %s', (_what, state, name, expected) => {
  expect(codes(state, name)).toEqual(expected);
});

it('does not treat an account with an unknown state as empty', () => {
  const figures = { ...account({}).figures, stale: true };
  const state = { ...verified, accounts: [wallet(), account({ posted: 100n, figures })] };
  expect(codes(state, 'withdraw')).toEqual(['PLATFORM']);
  expect(codes({ ...state, accounts: [wallet(7n), ...state.accounts.slice(1)] }, 'withdraw')).toEqual([]);
});

it('names the account nearest to its next level', () => {
  const far = account({ level: 'STD', deposited: 60_000n });
  const near = account({ deposited: 45_000n });
  const [reason] = actionsOf(brand, { ...verified, accounts: [far, near] }).upgrade.reasons;
  expect(reason?.msg).toContain('450.00');
});

it('returns for every reason a complete text and a page of the user centre', () => {
  for (const { allowed, reasons } of Object.values(actionsOf(brand, { ...nobody, unpaidDrafts: 9 }))) {
    expect(allowed).toBe(reasons.length === 0);
    for (const { code, msg, href } of reasons) {
      expect(Object.keys(catalogue)).toContain(code);
      expect(msg).not.toMatch(/[{}]/);
      expect(href).toMatch(/^\/user-center\//);
    }
  }
});

it('shows the end of the waiting time in Beijing time', () => {
  const [reason] = actionsOf(brand, { ...verified, cooling }).withdraw.reasons;
  expect(reason?.msg).toContain('03-02 04:15');
});
