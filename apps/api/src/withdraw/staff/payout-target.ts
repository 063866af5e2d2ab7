import { payoutTarget as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { bankName } from '../../core/banks/banks';
import { handle } from '../../http/handler';
import { payoutTargetOf } from './batch.store';
import { cardNumber } from './card-number';

/** The read is recorded in the audit log before the number is shown. */
export const payoutTarget = handle(call, async ({ params: { pno }, gateway, staff, request, fail }) => {
  const row = await payoutTargetOf(gateway.db, pno);
  if (!row) throw fail('staff.unknown');
  await audit(gateway.db, {
    actor: staff.actor,
    act: 'payout.reveal',
    subject: `payout:${pno}`,
    after: { customer: String(row.customer_id) },
    requestId: request.id,
    address: request.address,
  });
  return {
    holder: row.holder ?? undefined,
    bank: row.bank_code ? (bankName(row.bank_code) ?? row.bank_code) : undefined,
    number: cardNumber(gateway, row),
    province: row.province ?? undefined,
    city: row.city ?? undefined,
    branch: row.branch ?? undefined,
    chain: row.chain ?? undefined,
    address: row.address ?? undefined,
  };
});
