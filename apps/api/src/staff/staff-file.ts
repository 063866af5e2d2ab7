import { staffFile as call } from '@portal/contract/staff';
import { audit } from '../core/audit/audit';
import { handle } from '../http/handler';
import { storedFile } from '../http/stored-file';

/** The read is recorded in the audit log before the picture is sent. */
export const staffFile = handle(call, async ({ gateway, staff, params, request }) => {
  const file = await storedFile(gateway, params.fileId);
  if (!file) return undefined;
  await audit(gateway.db, {
    actor: staff.actor,
    act: 'staff.file',
    subject: `file:${params.fileId}`,
    after: { customer: String(file.customerId) },
    requestId: request.id,
    address: request.address,
  });
  return file;
});
