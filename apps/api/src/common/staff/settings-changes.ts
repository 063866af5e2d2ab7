import { settingsChanges as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findChanges } from './settings-change.store';

export const settingsChanges = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  return { ...(await findChanges(db, { status: query.status, limit: pageSize, offset })), pageNo, pageSize };
});
