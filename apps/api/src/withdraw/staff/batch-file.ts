import { batchFile as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { batchContext } from '../../core/payouts/batch-context';
import { fileEnding } from './files/file-ending';

/** Returns the file of a released batch. The download is recorded in the audit log before the file is sent. */
export const batchFile = handle(call, async ({ params: { number }, gateway: { db, crypto }, staff, request, fail }) => {
  const row = await db.maybe(
    'staff.batchFile',
    'select format, status::int as status, file from payout.batch where number = $1',
    [number],
  );
  if (!row) throw fail('staff.unknown');
  if (row.status !== 2 && row.status !== 3) throw fail('staff.state');
  await audit(db, {
    actor: staff.actor,
    act: 'batch.download',
    subject: `batch:${number}`,
    requestId: request.id,
    address: request.address,
  });
  return {
    type: 'application/octet-stream',
    bytes: crypto.decrypt(row.file, batchContext(number)),
    fileName: `${number}.${fileEnding[row.format]}`,
  };
});
