import type { Brand, Level } from '@portal/brand';
import type { CustomerAccount } from '../accounts';
import type { CustomerState } from '../customers/customer-state';
import { nextLevel } from '../levels';
import { fromUsd } from '../money/account-rate';
import { cents, usd } from '../money/money';
import { pages, type Refusal } from './refusal';

export type UpgradeRefusal = Refusal<'account.notOpen' | 'account.topLevel' | 'account.notEligible'>;

export interface Upgrade {
  /** Absent at the top level, and for an account without a level. */
  next?: Level;
  /** The minimum of `next` in the account's currency. */
  minimum?: bigint;
  /** The deposits still missing for `next`, in the account's currency. */
  missing: bigint;
  /** Absent if the account can be raised to `next` now. */
  refusal?: UpgradeRefusal;
}

/** The next level of an account. Its deposits must reach the minimum of that level (docs/rules.md, Account levels). */
export function upgradeOf(brand: Brand, { kind, status, level, currency, deposited }: CustomerAccount): Upgrade {
  const notOpen = kind !== 'mt5' || status !== 'open' || !level;
  if (notOpen) return { missing: 0n, refusal: { code: 'account.notOpen', href: pages.guide } };
  const next = nextLevel(brand, level);
  if (!next) return { missing: 0n, refusal: { code: 'account.topLevel', href: pages.accounts } };
  const minimum = fromUsd(brand, cents(next.minDeposit), currency);
  const missing = minimum - deposited;
  if (missing <= 0n) return { next, minimum, missing: 0n };
  const values = { minDeposit: usd(minimum), deposited: usd(deposited), currency };
  return { next, minimum, missing, refusal: { code: 'account.notEligible', values, href: pages.deposit } };
}

const byMissing = (a: Upgrade, b: Upgrade) => (a.missing < b.missing ? -1 : 1);

/** An upgrade is allowed if one account can be raised. Otherwise returns the reason of the account with the least missing. */
export function refuseUpgrade(brand: Brand, { accounts }: CustomerState): UpgradeRefusal[] {
  const open = accounts.filter(({ kind, status }) => kind === 'mt5' && status === 'open');
  const upgrades = open.map((account) => upgradeOf(brand, account));
  if (upgrades.some(({ refusal }) => !refusal)) return [];
  const nearest = upgrades.filter(({ next }) => next).sort(byMissing)[0] ?? upgrades[0];
  return [nearest?.refusal ?? { code: 'account.notOpen', href: pages.guide }];
}
