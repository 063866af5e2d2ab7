import { Type } from 'typebox';
import { defineCall, Id, Money, Page, PageQuery, Time } from '../kernel';

export const getRecommendBonus = defineCall({
  id: 'recommend.getRecommendBonus',
  method: 'POST',
  path: '/v2/recommend/getRecommendBonus',
  access: 'customer',
  body: Type.Object(PageQuery),
  ok: Page(
    Type.Object({
      id: Id,
      customer: Type.String({ description: 'masked phone' }),
      amount: Money,
      state: Type.Enum(['pending', 'paid']),
      at: Time,
    }),
  ),
  errors: [],
  summary: 'What the friends invited have earned, newest first.',
});
