import type { OkOf } from '@portal/contract/kernel';
import { getCommissionRecords as call } from '@portal/contract/recommend';
import { lotText } from '../core/instruments/lots';
import { usd } from '../core/money/money';
import { pageOf } from '../database/page-of';
import { handle } from '../http/handler';
import { commissionRecords, splitLines, type RecordRow } from './commission/commission.store';

type State = OkOf<typeof call>['list'][number]['state'];

function stateOf({ status, amount }: RecordRow): State {
  if (status === 3) return 'paid';
  if (status === 4) return 'refused';
  return amount > 0n ? 'waiting' : 'nothing';
}

export const getCommissionRecords = handle(call, async ({ body, customer: { customerId }, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(body);
  const { rows, total } = await commissionRecords(db, customerId, pageSize, offset);
  const list = rows.map((row) => ({
    month: row.month,
    lots: lotText(row.lots),
    ...splitLines(row.lines),
    amount: usd(row.amount),
    state: stateOf(row),
    paidAt: row.paid_at?.toISOString(),
  }));
  return { list, total, pageNo, pageSize };
});
