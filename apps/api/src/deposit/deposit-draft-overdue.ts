import { depositDraftOverdue as call } from '@portal/contract/deposit';
import { handle } from '../http/handler';
import { overdueDrafts } from './deposit.store';

export const depositDraftOverdue = handle(call, ({ customer, gateway: { db } }) =>
  overdueDrafts(db, customer.customerId),
);
