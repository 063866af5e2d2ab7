import { Type } from 'typebox';
import { Agreed, defineCall, LevelCode, Line, Platform, Ruled, TrackParameters } from '../kernel';
import { DeviceKey } from './device-key';
import { Login } from './login-answer';

export const createAccount = defineCall({
  id: 'customer.createAccount',
  method: 'POST',
  path: '/v2/customer/createAccount',
  access: 'public',
  body: Type.Object({
    signature: Line(64),
    nationCode: Type.String({ pattern: '^\\d{1,4}$' }),
    mobilePhone: Ruled('mobile'),
    verifyCode: Ruled('sms-code'),
    password: Ruled('password'),
    platform: Platform,
    agreements: Type.Optional(Agreed),
    inviteCode: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z]{4,16}$' })),
    deviceKey: Type.Optional(DeviceKey),
    trackParameters: Type.Optional(TrackParameters),
    level: Type.Optional(LevelCode),
  }),
  ok: Login,
  errors: [
    'CONSENT',
    'customer.signature',
    'customer.prefix',
    'customer.code',
    'customer.codeTries',
    'customer.registered',
    'customer.inviteCode',
  ],
  summary: 'Registers a customer by phone and signs them in.',
});
