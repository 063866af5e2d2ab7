import { Type, type Static } from 'typebox';
import { Money, Pno, Time } from '../../kernel';

/** Number of a batch. */
export const BatchNumber = Type.String({ pattern: '^B[0-9A-Z]{5,29}$' });
/** csv; xlsx, a sheet of text cells; or pain.001: ISO 20022 pain.001.001.09. */
export const BatchFormat = Type.Enum(['csv', 'xlsx', 'pain.001']);

/** A file of bank payouts. Status: 1 made, 2 released, 3 closed, 4 withdrawn. */
export const PayoutBatch = Type.Object({
  number: BatchNumber,
  format: BatchFormat,
  profile: Type.Optional(Type.String({ description: 'name of the bank’s CSV profile' })),
  items: Type.Integer(),
  total: Type.String({ description: 'CNY' }),
  status: Type.Enum([1, 2, 3, 4]),
  madeBy: Type.String(),
  madeAt: Time,
  releasedBy: Type.Optional(Type.String()),
  releasedAt: Type.Optional(Time),
  closedAt: Type.Optional(Time),
  paid: Type.Integer(),
  rejected: Type.Integer(),
});
export type PayoutBatch = Static<typeof PayoutBatch>;

/** One payout of a batch, with the bank's result. */
export const BatchItem = Type.Object({
  pno: Pno,
  customerNumber: Type.String(),
  amount: Type.String({ description: 'CNY' }),
  usd: Money,
  result: Type.Optional(Type.Enum(['paid', 'rejected'])),
  bankReference: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
});
