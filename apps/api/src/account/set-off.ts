import { canGive } from '../core/accounts/can-give';
import { readAtPlatform, type AtPlatform } from '../core/accounts/at-platform';
import { relaySoon } from '../core/accounts/platform-outbox';
import type { Db } from '../database/database';
import type { Job } from '../core/gateway/job';
import { bookSetOff, debtorAccounts, lockDebt, type DebtorAccount } from './set-off.store';

/** Takes what an account can give for the oldest debts first. `platform`: what the platform says of an MT5 account. */
export async function setOffFrom(
  tx: Db,
  customerId: bigint,
  account: Pick<DebtorAccount, 'id'>,
  platform: Pick<NonNullable<AtPlatform>, 'available' | 'settled'> | null,
): Promise<void> {
  const { open, ...ledger } = await lockDebt(tx, customerId, account.id);
  let free = canGive(ledger, platform?.available);
  let settled = platform?.settled;
  for (const debt of open) {
    const amount = debt.open < free ? debt.open : free;
    if (amount === 0n) return;
    await bookSetOff(tx, { debt, account: { ...ledger, id: account.id }, amount, settled });
    free -= amount;
    settled &&= settled - amount;
  }
}

/**
 * Sets off what a customer owes (account.receivable) against what the accounts in USD can give: the wallet first. Runs when money has
 * reached a customer who owes. Throws PLATFORM while the platform gives no figures; the job then runs again.
 */
export const setOff: Job = async (gateway, { customerId = '' }) => {
  const id = BigInt(customerId);
  for (const account of await debtorAccounts(gateway.db, id)) {
    const platform = account.kind === 'mt5' ? await readAtPlatform(gateway, id, account.id) : null;
    await gateway.db.transaction((tx) => setOffFrom(tx, id, account, platform));
  }
  relaySoon(gateway);
};
