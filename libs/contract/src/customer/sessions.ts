import { Type } from 'typebox';
import { defineCall, Id, Platform, Time } from '../kernel';

export const sessions = defineCall({
  id: 'customer.sessions',
  method: 'POST',
  path: '/v2/user/sessions',
  access: 'customer',
  ok: Type.Array(
    Type.Object({
      id: Id,
      platform: Platform,
      device: Type.String(),
      region: Type.Optional(Type.String()),
      createdAt: Time,
      lastSeenAt: Time,
      current: Type.Boolean(),
    }),
  ),
  errors: [],
  summary: 'The devices this customer is signed in on.',
});
