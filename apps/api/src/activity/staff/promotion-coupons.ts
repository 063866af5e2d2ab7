import { promotionCoupons as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { couponsOf } from './promotion.store';

/** The read is recorded in the audit log before the customers are shown. */
export const promotionCoupons = handle(call, async (ctx) => {
  const { params, query, gateway } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const page = await couponsOf(gateway.db, params.id, query.used, pageSize, offset);
  await auditList(ctx, call.id, { promotion: params.id, used: query.used, pageNo }, page.list);
  return { ...page, pageNo, pageSize };
});
