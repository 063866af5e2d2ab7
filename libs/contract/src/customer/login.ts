import { Type } from 'typebox';
import { Cleaned, defineCall, FactorAnswer, Line, Platform, Ruled, Text, TrackParameters } from '../kernel';
import { DeviceKey } from './device-key';
import { Login } from './login-answer';

export const login = defineCall({
  id: 'customer.login',
  method: 'POST',
  path: '/v2/user/login',
  access: 'public',
  body: Type.Object({
    username: Cleaned('mobile', '^\\d{6,15}$', 'phone or customer number'),
    password: Text(64),
    platform: Platform,
    validate: Type.Optional(Ruled('image-captcha')),
    random: Type.Optional(Line(64)),
    deviceKey: Type.Optional(DeviceKey),
    factor: Type.Optional(FactorAnswer),
    trackParameters: Type.Optional(TrackParameters),
  }),
  ok: Login,
  errors: [
    'CAPTCHA',
    'FACTOR',
    'customer.captcha',
    'customer.credentials',
    'customer.factor',
    'customer.factorWait',
    'customer.frozen',
    'customer.loginWait',
  ],
  summary:
    'Signs in by phone or customer number. On a new device, a customer who has a second factor is asked for it by FACTOR, whose data has the options.',
});
