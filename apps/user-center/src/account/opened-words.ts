import type { Account } from '@portal/contract/account';

/** What a customer is told after asking for an MT5 account. While the platform is away the account is pending. */
export const openedWords = ({ account_no, status }: Pick<Account, 'account_no' | 'status'>): string =>
  status === 'pending' ? '开户申请已收到，MT5 账户正在开立，开立后会在消息中通知您' : `MT5 账户 ${account_no} 已开立`;
