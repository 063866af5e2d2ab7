import { Type } from 'typebox';
import { defineCall, Line, Money } from '../kernel';

export const validateBrandLevel = defineCall({
  id: 'customer.validateBrandLevel',
  method: 'POST',
  path: '/v2/user/validateBrandLevel',
  access: 'public',
  body: Type.Object({
    brandCode: Line(16),
    level: Line(16, { description: 'MIN, STD or DIA; any other word is not allowed' }),
  }),
  ok: Type.Object({
    allowed: Type.Boolean(),
    minDeposit: Type.Optional(Money),
    leverage: Type.Optional(Type.Integer()),
    stopOut: Type.Optional(Type.Number({ description: 'percent' })),
    reason: Type.Optional(
      Type.Object(
        { code: Type.String(), msg: Type.String() },
        { description: 'why not: customer.brand or customer.level' },
      ),
    ),
  }),
  errors: [],
  summary:
    'Whether a brand offers an account level, and on what terms: the minimum of the first deposit, the leverage from then on, the stop out.',
});
