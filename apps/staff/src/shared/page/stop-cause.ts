import { breakText } from './check-text';

const causes: Readonly<Record<string, string>> = {
  restored: '数据库已从备份恢复，备份之后的记录可能缺失。请先核对交易平台、银行与支付渠道的记录，补录缺失的款项。',
};

/** Why payouts are stopped, in words: what a member wrote, the first break of the ledger, or a cause that has a name. */
export const stopCause = (cause: string): string => causes[cause] ?? breakText(cause);
