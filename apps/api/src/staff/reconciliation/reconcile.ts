import { reconcile as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { reconcile as checkLedger } from '../../core/reconciliation';

export const reconcile = handle(call, async ({ gateway, staff, request }) => {
  const breaks = await checkLedger(gateway, staff.actor);
  const ok = breaks.length === 0;
  await audit(gateway.db, {
    actor: staff.actor,
    act: 'staff.reconcile',
    subject: 'ledger',
    after: { ok, breaks: breaks.length },
    requestId: request.id,
    address: request.address,
  });
  return { ok, breaks };
});
