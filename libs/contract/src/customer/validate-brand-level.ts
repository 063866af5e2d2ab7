import { Type } from 'typebox';
import { defineCall, LevelCode, Money } from '../kernel';

export const validateBrandLevel = defineCall({
  id: 'customer.validateBrandLevel',
  method: 'POST',
  path: '/v2/user/validateBrandLevel',
  access: 'public',
  body: Type.Object({ brandCode: Type.String({ maxLength: 16 }), level: LevelCode }),
  ok: Type.Object({
    allowed: Type.Boolean(),
    minDeposit: Money,
    leverage: Type.Integer(),
    stopOut: Type.Number({ description: 'percent' }),
  }),
  errors: ['customer.brand'],
  summary: 'Whether a brand offers an account level, and on what terms.',
});
