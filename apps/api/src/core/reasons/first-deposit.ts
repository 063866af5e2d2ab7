import { levelCodes, type AccountCurrency, type Brand } from '@portal/brand';
import type { Db } from '../../database/database';
import { awaitedDeposit, type AwaitedDeposit, type Source } from '../levels';
import { usd } from '../money/money';
import { pages, type Refusal } from './refusal';

export type FirstDepositRefusal = Refusal<'account.firstDeposit' | 'account.firstDepositLowest'>;

/** The first deposit or transfer into an account must reach the minimum of its level (docs/rules.md, Account levels). */
export function firstDepositRefusal(
  { levels }: Pick<Brand, 'levels'>,
  { level, currency, minimum, missing }: AwaitedDeposit,
  amount: bigint,
): FirstDepositRefusal | undefined {
  if (amount >= missing) return undefined;
  const values = { level: levels[level].name, minDeposit: usd(minimum), currency };
  const code = level === levelCodes[0] ? 'account.firstDepositLowest' : 'account.firstDeposit';
  return { code, values, href: pages.deposit };
}

export interface IncomingMoney {
  customerId: bigint;
  accountId: bigint | null;
  amount: bigint;
  /** An account in another currency takes no such money, which is refused elsewhere. */
  currency: AccountCurrency;
  /** The paying account of a transfer. */
  source?: Source;
}

/** Applies firstDepositRefusal to money for an account. Returns undefined also if the account is not the customer's. */
export async function refuseFirstDeposit(
  { db, brand }: { db: Db; brand: Pick<Brand, 'levels'> },
  { customerId, accountId, amount, currency, source }: IncomingMoney,
): Promise<FirstDepositRefusal | undefined> {
  const awaited = accountId === null ? undefined : await awaitedDeposit(db, customerId, accountId, source);
  return awaited?.currency === currency ? firstDepositRefusal(brand, awaited, amount) : undefined;
}
