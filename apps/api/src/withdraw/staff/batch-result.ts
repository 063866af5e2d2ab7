import { batchResult as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { cents } from '../../core/money/money';
import { handle } from '../../http/handler';
import { batchItems, findBatch } from './batch.store';
import { readResult } from './files/read-result';

type Outcome = 'paid' | 'rejected' | 'repeated' | 'differs' | 'unknown' | 'held';

/** Each line is a transaction of its own, so that one payout that cannot be paid now does not stop the others. */
export const batchResult = handle(call, async ({ params: { number }, upload, gateway, staff, request, fail }) => {
  const { brand, db } = gateway;
  if (upload?.truncated) throw fail('staff.resultSize', { fields: ['file'] });
  const read = upload && readResult(await upload.read());
  if (!read) throw fail('staff.resultFile', { fields: ['file'] });
  const before = await findBatch(db, number);
  if (!before) throw fail('staff.unknown');
  if (before.status !== 2 && before.status !== 3) throw fail('staff.state');
  const twoFrom = cents(brand.limits.twoPersonFrom);
  const lines: { pno: string; outcome: Outcome }[] = [];
  for (const { pno, amount, result, bankReference, reason } of read) {
    const { outcome } = await db.row<{ outcome: Outcome }>(
      'staff.takeResult',
      'select payout.take_result($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as outcome',
      [
        number,
        pno,
        amount,
        result,
        bankReference ?? null,
        reason ?? null,
        twoFrom,
        staff.actor,
        staff.customerId,
        request.id,
        request.address,
      ],
    );
    lines.push({ pno, outcome });
  }
  const missing = (await batchItems(db, number)).filter(({ result }) => result === null).length;
  await audit(db, {
    actor: staff.actor,
    act: 'batch.result',
    subject: `batch:${number}`,
    after: { lines: lines.length, missing },
    requestId: request.id,
    address: request.address,
  });
  const batch = await findBatch(db, number);
  if (!batch) throw fail('staff.unknown');
  return { batch, lines, missing };
});
