import { bankBalanceHistory as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { versionsOf } from './bank-balance.store';

export const bankBalanceHistory = handle(call, async ({ query, gateway: { db } }) => ({
  list: await versionsOf(db, query),
}));
