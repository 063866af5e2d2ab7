import { factors as call } from '@portal/contract/customer';
import { handle } from '../http/handler';
import { listFactors } from './factors/list-factors';

export const factors = handle(call, ({ customer, gateway: { db } }) => listFactors(db, customer.customerId));
