import type { Account } from '@portal/contract/account';
import { DateTime, Notice } from '@portal/ui';

/** Says that the figures of an account are not current, and from when they are. Nothing for current figures. */
export function StaleNote({ account: { stale, as_of } }: { account: Account }) {
  if (!stale) return null;
  if (!as_of) return <Notice tone="plain">交易平台暂时无法连接，余额为已记录的余额，未包含持仓盈亏。</Notice>;
  return (
    <Notice tone="plain">
      交易平台暂时无法连接，持仓与浮动盈亏为 <DateTime value={as_of} /> 的数据。
    </Notice>
  );
}
