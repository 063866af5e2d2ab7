import { Type, type Static } from 'typebox';
import { LevelCode, Money, Time } from '../kernel';
import { FreezeScope } from './customer/freeze';

/** A customer in a list of staff. */
export const ListedCustomer = Type.Object({
  customerNumber: Type.String(),
  mobilePhone: Type.String({ description: 'masked' }),
  chineseName: Type.Optional(Type.String({ description: 'masked, except in the result of a search' })),
  idDocumentNumber: Type.Optional(Type.String({ description: 'masked' })),
  email: Type.Optional(Type.String({ description: 'masked' })),
  cards: Type.Array(Type.String({ description: 'masked' })),
  logins: Type.Array(Type.String()),
  level: Type.Optional(LevelCode),
  identityStatus: Type.Integer({ description: '0 none, 1 approved, 2 in review, 3 refused' }),
  freezes: Type.Array(FreezeScope, { description: 'what is frozen now' }),
  closed: Type.Boolean(),
  wallet: Money,
  registeredAt: Time,
  track: Type.Optional(Type.String({ description: 'campaign of the registration: first touch → last' })),
  lastLoginTrack: Type.Optional(Type.String({ description: 'campaign of the latest login' })),
});
export type ListedCustomer = Static<typeof ListedCustomer>;
