import type { Account } from '@portal/contract/account';

const gives = ({ withdrawable }: Pick<Account, 'withdrawable'>) => /[1-9]/.test(withdrawable);

/** The accounts selected at first: from the named one, or the first with withdrawable money, to the first of the other kind. */
export function firstSides(accounts: readonly Account[], named?: string | null): { from: string; to: string } {
  const from = accounts.find(({ id }) => id === named) ?? accounts.find(gives) ?? accounts[0];
  const others = accounts.filter((account) => account !== from);
  const to = others.find(({ kind }) => kind !== from?.kind) ?? others[0];
  return { from: from?.id ?? '', to: to?.id ?? '' };
}
