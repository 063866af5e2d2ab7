import { Type, type Static } from 'typebox';
import { Id, PartStatus } from './types';

/** `status` is computed from the three approvals by the bank card rule of @portal/rules. */
export const BankCard = Type.Object({
  id: Id,
  bankCode: Type.String(),
  bankName: Type.String(),
  accountNumber: Type.String({ description: 'masked' }),
  holder: Type.String({ description: 'masked' }),
  province: Type.String(),
  city: Type.String(),
  branch: Type.String(),
  status: PartStatus,
  approval: PartStatus,
  nameApproval: PartStatus,
  imageApproval: PartStatus,
  reason: Type.Optional(Type.String()),
});
export type BankCard = Static<typeof BankCard>;
