import type { DealPurpose } from '../../ports';

/** The actions of MetaTrader 5's deals (EnDealAction). The last two trades are cancelled ones. */
const purposes: Readonly<Record<number, DealPurpose>> = {
  0: 'trade',
  1: 'trade',
  2: 'balance',
  3: 'credit',
  4: 'charge',
  5: 'correction',
  6: 'bonus',
  7: 'commission',
  8: 'commission',
  9: 'commission',
  10: 'agent',
  11: 'agent',
  12: 'interest',
  13: 'trade',
  14: 'trade',
  15: 'dividend',
  16: 'dividend',
  17: 'tax',
  18: 'agent',
  19: 'compensation',
};

/** What a deal is for. An action that a later version of the platform adds counts as a correction. */
export const dealPurpose = (action: number): DealPurpose => purposes[action] ?? 'correction';

/** The balance or the credit that a deal changes, and whether as a trade. */
export const dealKind = (purpose: DealPurpose): 'trade' | 'settlement' | 'credit' =>
  purpose === 'trade' || purpose === 'credit' ? purpose : 'settlement';
