import { exportData as call, type DataExport } from '@portal/contract/customer';
import { handle } from '../../http/handler';
import { confirmPassword } from '../confirm-password';
import { readExport, startExport, type ExportRow } from './data-export.store';

const dayMs = 86_400_000;

const toExport = (row: ExportRow | undefined, days: number, confirmed: boolean): DataExport =>
  row
    ? {
        id: String(row.id),
        state: row.state,
        askedAt: row.asked_at.toISOString(),
        ...(row.ready_at && {
          bytes: Number(row.bytes),
          until: new Date(row.ready_at.getTime() + days * dayMs).toISOString(),
        }),
        ...(confirmed && row.file_id && { fileId: row.file_id }),
      }
    : { state: 'none' };

/** A stranger at an open session neither starts an export nor learns where one is: both need the password. */
export const exportData = handle(call, async ({ body: { password }, customer, gateway, request }) => {
  const { db, env } = gateway;
  const { customerId } = customer;
  const confirmed = password !== undefined;
  if (confirmed) {
    await confirmPassword(db, customerId, password);
    await startExport(db, customerId, request.id, request.address);
  }
  return toExport(await readExport(db, customerId), env.EXPORT_DAYS, confirmed);
});
