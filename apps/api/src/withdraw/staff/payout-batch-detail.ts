import { payoutBatchDetail as call } from '@portal/contract/staff';
import { usd } from '../../core/money/money';
import { handle } from '../../http/handler';
import { batchItems, findBatch } from './batch.store';

export const payoutBatchDetail = handle(call, async ({ params: { number }, gateway: { db }, fail }) => {
  const batch = await findBatch(db, number);
  if (!batch) throw fail('staff.unknown');
  const items = (await batchItems(db, number)).map((row) => ({
    pno: row.pno,
    customerNumber: String(row.customer_id),
    amount: usd(row.pay_amount),
    usd: usd(row.amount),
    result: row.result ?? undefined,
    bankReference: row.bank_reference ?? undefined,
    reason: row.reason ?? undefined,
  }));
  return { batch, items };
});
