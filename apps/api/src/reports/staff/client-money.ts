import { clientMoney as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { readClientMoney, today } from './client-money.store';

export const clientMoney = handle(call, async ({ query, gateway: { db } }) => {
  const day = query.day ?? (await today(db));
  return { day, ...(await readClientMoney(db, day)) };
});
