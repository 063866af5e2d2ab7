import { getRecommendBonus as call } from '@portal/contract/recommend';
import { handle } from '../http/handler';
import { bonusesOf } from './recommend.store';

export const getRecommendBonus = handle(call, async ({ body, customer, gateway: { db } }) =>
  bonusesOf(db, customer.customerId, body),
);
