import { Type, type Static } from 'typebox';
import { BankCard, PartStatus, Time } from '../kernel';

/** The customer's verified identity; names and numbers are masked. */
export const IdentityPart = Type.Object({
  status: PartStatus,
  chineseName: Type.Optional(Type.String()),
  idDocumentNumber: Type.Optional(Type.String({ description: 'masked' })),
  reason: Type.Optional(Type.String()),
  submittedAt: Type.Optional(Time),
});
export type IdentityPart = Static<typeof IdentityPart>;

/** The three parts of a customer's verification. */
export const KycInfo = Type.Object({
  identity: IdentityPart,
  bank: Type.Object({ status: PartStatus, cards: Type.Array(BankCard) }),
  email: Type.Object({ status: PartStatus, email: Type.Optional(Type.String({ description: 'masked' })) }),
  mt5: Type.Object({ status: PartStatus }),
  next: Type.Enum(['identity', 'bank', 'mt5', 'deposit', 'done']),
});
export type KycInfo = Static<typeof KycInfo>;
