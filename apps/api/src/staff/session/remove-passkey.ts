import { removePasskey as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { deletePasskey } from './passkey.store';

export const removePasskey = handle(call, async ({ body, gateway, staff, request, fail }) => {
  await gateway.db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, staff.memberId, body.id);
    if (!removed) throw fail('staff.passkey');
    await audit(tx, {
      actor: staff.actor,
      act: 'staff.removePasskey',
      subject: `member:${staff.memberId}`,
      before: removed,
      requestId: request.id,
      address: request.address,
    });
  });
  return null;
});
