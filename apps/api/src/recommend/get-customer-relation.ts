import { getCustomerRelation as call } from '@portal/contract/recommend';
import { handle } from '../http/handler';
import { relationsOf } from './recommend.store';

export const getCustomerRelation = handle(call, async ({ body, customer, gateway: { db } }) =>
  relationsOf(db, customer.customerId, body),
);
