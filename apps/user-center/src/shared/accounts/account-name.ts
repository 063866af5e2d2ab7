import type { Account } from '@portal/contract/account';

/** The display name of an account: its nickname or kind, and its number. */
export function accountName({ kind, nickname, account_no }: Pick<Account, 'kind' | 'nickname' | 'account_no'>): string {
  return kind === 'wallet' ? '主账户' : `${nickname ?? 'MT5 账户'} ${account_no}`;
}
