import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { Promotion } from './promotion';

export const promotions = defineCall({
  id: 'staff.promotions',
  method: 'GET',
  path: '/ops/promotions',
  access: 'staff',
  permission: ['promotion.manage', 'report.read'],
  ok: Type.Array(Promotion),
  errors: [],
  summary: 'Promotions of the brand and of staff, with the coupons granted and used, and their cost. The newest first.',
});
