import { Type } from 'typebox';
import { defineCall, Money } from '../kernel';

export const queryRecommendInfo = defineCall({
  id: 'recommend.queryRecommendInfo',
  method: 'POST',
  path: '/v2/recommend/queryRecommendInfo',
  access: 'customer',
  ok: Type.Object({
    code: Type.String(),
    link: Type.String(),
    qr: Type.String({ description: 'the link as an SVG drawing' }),
    invited: Type.Integer(),
    verified: Type.Integer(),
    funded: Type.Integer(),
    bonus: Money,
    pending: Money,
  }),
  errors: [],
  summary: 'The invite page: code, link, QR, friends invited, verified and funded, bonuses paid and on their way.',
});
