import type { MoneyEntry } from '@portal/contract/reports';
import { documentHref } from './document-href';
import { addressOf } from './view';

/** The URL of an entry's document: the deal of a trade, the invite page for an invite bonus or a commission. */
export function entryHref({ kind, ref, at, trade }: MoneyEntry): string | undefined {
  if (kind === 'invite' || kind === 'commission') return '/user-center/invite';
  if (!trade) return documentHref(ref);
  const day = new Date(Date.parse(at) + 28_800_000).toISOString().slice(0, 10);
  const days = { startDate: day, endDate: day };
  return `/user-center/fundingDetails${addressOf({ report: 'trade', ...days, account: '', symbol: trade.symbol, choice: '', state: '', page: 1, row: ref })}`;
}
