import { batchResult as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { cents } from '../../core/money/money';
import { handle } from '../../http/handler';
import { batchItems, findBatch } from './batch.store';
import { readResult } from './files/read-result';
import { takeResult, type Outcome } from './take-result';

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
  const cause = { actor: staff.actor, requestId: request.id, address: request.address };
  for (const line of read) {
    const outcome = await takeResult(db, { ...cause, batch: number, line, twoFrom, own: staff.customerId });
    lines.push({ pno: line.pno, outcome });
  }
  const missing = (await batchItems(db, number)).filter(({ result }) => result === null).length;
  await audit(db, {
    ...cause,
    act: 'batch.result',
    subject: `batch:${number}`,
    after: { lines: lines.length, missing },
  });
  const batch = await findBatch(db, number);
  if (!batch) throw fail('staff.unknown');
  return { batch, lines, missing };
});
