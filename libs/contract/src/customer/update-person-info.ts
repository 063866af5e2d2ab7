import { Type } from 'typebox';
import { CustInfo, defineCall, Text } from '../kernel';

export const updatePersonInfo = defineCall({
  id: 'customer.updatePersonInfo',
  method: 'POST',
  path: '/v2/person/updatePersonInfo',
  access: 'customer',
  body: Type.Object({
    nickname: Type.Optional(Text(20)),
    province: Type.Optional(Text(20)),
    city: Type.Optional(Text(20)),
    address: Type.Optional(Text(100)),
    occupation: Type.Optional(Text(20)),
  }),
  ok: CustInfo,
  errors: [],
  summary: 'Changes what a customer may change of their own record.',
});
