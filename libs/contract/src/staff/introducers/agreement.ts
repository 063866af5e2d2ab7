import { Type, type Static } from 'typebox';
import { CommissionTier, Id, Month, Time } from '../../kernel';

/** Who sees introducers, their agreements and commissions. */
export const introducerReaders = [
  'review.introducer',
  'agreement.propose',
  'agreement.approve',
  'commission.approve',
  'promotion.manage',
  'report.read',
] as const;

/** 1 waits for a second member, 2 in force, 3 refused, 4 in force and its end waits for a second member, 5 ended. */
export const AgreementStatus = Type.Enum([1, 2, 3, 4, 5], { type: 'integer' });

/** What an introducer is paid by. One version is in force at a time. */
export const Agreement = Type.Object({
  id: Id,
  introducerId: Type.String({ ...Id, description: 'of staff.introducers' }),
  introducer: Type.String({ description: 'name' }),
  customerNumber: Type.String(),
  version: Type.Integer(),
  from: Type.String({ ...Month, description: 'in force from the start of this month' }),
  until: Type.Optional(Type.String({ ...Month, description: 'the first month that it is no longer in force' })),
  tiers: Type.Array(CommissionTier),
  status: AgreementStatus,
  proposedBy: Type.String(),
  proposedAt: Time,
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
  refusal: Type.Optional(Type.String()),
  end: Type.Optional(
    Type.Object({
      month: Type.String({ ...Month, description: 'the first month without the agreement' }),
      reason: Type.String(),
      proposedBy: Type.String(),
      proposedAt: Time,
      decidedBy: Type.Optional(Type.String()),
    }),
  ),
});
export type Agreement = Static<typeof Agreement>;
