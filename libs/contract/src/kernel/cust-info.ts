import { Type, type Static } from 'typebox';
import { LevelCode, Time } from './types';

/** The customer's data for the browser: everything but their name is masked. */
export const CustInfo = Type.Object({
  customerNumber: Type.String(),
  mobilePhone: Type.String({ description: 'masked' }),
  chineseName: Type.Optional(Type.String()),
  idDocumentNumber: Type.Optional(Type.Object({ value: Type.String({ description: 'masked' }) })),
  nickname: Type.Optional(Type.String()),
  province: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  occupation: Type.Optional(Type.String()),
  email: Type.Optional(Type.String({ description: 'masked' })),
  level: Type.Union([LevelCode, Type.Null()], { description: 'highest level of the open MT5 accounts' }),
  wantedLevel: Type.Optional(Type.Enum(['MIN', 'STD', 'DIA'], { description: 'chosen at registration' })),
  registeredAt: Time,
});
export type CustInfo = Static<typeof CustInfo>;
