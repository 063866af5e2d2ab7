import { Type, type Static } from 'typebox';
import { defineCall, Id, Time } from '../kernel';

/** Status of the latest change of the phone: 0 none, 1 done, 2 in review, 3 refused, 4 cancelled. */
export const PhoneChange = Type.Object({
  status: Type.Enum([0, 1, 2, 3, 4], { type: 'integer' }),
  id: Type.Optional(Id),
  way: Type.Optional(Type.Enum(['code', 'identity'])),
  mobilePhone: Type.Optional(Type.String({ description: 'the new one, masked' })),
  reason: Type.Optional(Type.String()),
  submittedAt: Type.Optional(Time),
  decidedAt: Type.Optional(Time),
  coolingHours: Type.Integer({ description: 'hours that withdrawals wait after a change' }),
});
export type PhoneChange = Static<typeof PhoneChange>;

export const phoneChange = defineCall({
  id: 'customer.phoneChange',
  method: 'POST',
  path: '/v2/user/phoneChange',
  access: 'customer',
  ok: PhoneChange,
  errors: [],
  summary: 'What became of the latest change of the phone.',
});
