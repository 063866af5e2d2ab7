import { Type } from 'typebox';
import { CustInfo, defineCall, Line } from '../kernel';

/** An empty string clears the field; an absent one leaves it unchanged. */
const Field = (maxLength: number) => Type.Optional(Line(maxLength));

export const updatePersonInfo = defineCall({
  id: 'customer.updatePersonInfo',
  method: 'POST',
  path: '/v2/person/updatePersonInfo',
  access: 'customer',
  body: Type.Object({
    nickname: Field(20),
    province: Field(20),
    city: Field(20),
    address: Field(100),
    occupation: Field(20),
  }),
  ok: CustInfo,
  errors: [],
  summary: 'Changes what a customer may change of their own record; an empty text clears a field.',
});
