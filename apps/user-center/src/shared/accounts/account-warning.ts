import type { Account } from '@portal/contract/account';

/** The warning before money leaves an account: an account review, an unreachable platform, or open positions. */
export function accountWarning(account: Account | undefined): string | undefined {
  if (account?.review) return '该账户正在核对，暂不能转入或转出资金，核对完成后自动恢复';
  if (account?.stale) return '交易平台暂时无法连接，该账户的余额稍后可查';
  if (!account || account.positions === 0) return undefined;
  return `该账户有 ${account.positions} 笔持仓，转出后可用保证金减少，行情不利时可能强制平仓`;
}
