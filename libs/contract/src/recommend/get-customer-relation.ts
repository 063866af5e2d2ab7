import { Type } from 'typebox';
import { defineCall, Page, PageQuery, Time } from '../kernel';

export const getCustomerRelation = defineCall({
  id: 'recommend.getCustomerRelation',
  method: 'POST',
  path: '/v2/recommend/getCustomerRelation',
  access: 'customer',
  body: Type.Object(PageQuery),
  ok: Page(
    Type.Object({
      customer: Type.String({ description: 'masked phone' }),
      registeredAt: Time,
      verified: Type.Boolean(),
      funded: Type.Boolean(),
    }),
  ),
  errors: [],
  summary: 'Friends who registered under the code, newest first.',
});
