import { watchedPayments as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { checkDays } from '../../core/time/check-days';
import { findWatched } from './watched-payments.store';

/** The read is recorded in the audit log, because the list says what customers have paid. */
export const watchedPayments = handle(call, async ({ query, gateway: { db }, staff, request, fail }) => {
  checkDays(query, fail);
  const { pageNo, pageSize, offset } = pageOf(query);
  await audit(db, {
    actor: staff.actor,
    act: 'report.watched',
    subject: 'reports',
    after: { startDate: query.startDate, endDate: query.endDate },
    requestId: request.id,
    address: request.address,
  });
  return { ...(await findWatched(db, query, pageSize, offset)), pageNo, pageSize };
});
