import { brandOf } from '@portal/brand';
import type { TransferAccount, TransferFacts, TransferRequest } from '../decide-transfer';

export const brand = brandOf('eet');

export const wallet: TransferAccount = {
  id: 1n,
  kind: 'wallet',
  currency: 'USD',
  login: null,
  level: null,
  posted: 100_000n,
  held: 0n,
  credit: 0n,
  quarantined: false,
  ledger_id: 11n,
  first_minimum: null,
  missing: null,
};
export const mt5: TransferAccount = { ...wallet, id: 2n, kind: 'mt5', login: '5100017', level: 'STD', ledger_id: 12n };
export const cnh: TransferAccount = { ...mt5, id: 3n, currency: 'CNH', login: '5100018', ledger_id: 13n };

/** Facts that allow a transfer from the wallet to an MT5 account. */
export const facts: TransferFacts = { moneyFrozen: false, owes: 0n, from: wallet, to: mt5, platform: null };

export const request: TransferRequest = {
  tno: 'T1',
  customerId: 80010001n,
  fromId: 1n,
  toId: 2n,
  amount: 5_000n,
  shownRate: undefined,
  kinds: 'wallet',
  brand,
};
