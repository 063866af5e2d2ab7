import { Type } from 'typebox';
import { defineCall, Page, PageQuery, Platform, Time } from '../kernel';

export const loginRecords = defineCall({
  id: 'customer.loginRecords',
  method: 'POST',
  path: '/v2/user/loginRecords',
  access: 'customer',
  body: Type.Object(PageQuery),
  ok: Page(
    Type.Object({
      id: Type.String(),
      at: Time,
      platform: Platform,
      device: Type.String(),
      address: Type.String({ description: 'masked' }),
      success: Type.Boolean(),
    }),
  ),
  errors: [],
  summary: 'The log of sign-ins, newest first.',
});
