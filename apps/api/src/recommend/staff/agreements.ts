import { agreements as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findAgreements } from './agreement.store';

export const agreements = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { waiting, sort, after } = query;
  return {
    ...(await findAgreements(db, { filter: { waiting }, sort, after, limit: pageSize, offset })),
    pageNo,
    pageSize,
  };
});
