import { Type } from 'typebox';
import { defineCall, Id, Ruled, Text } from '../kernel';
import { reference } from './decisions/parts';
import { Review, ReviewKind } from './review';
import { reviewPermissions } from './review-permission';
import { secondPersonErrors } from './second-person-errors';

export const decide = defineCall({
  id: 'staff.decide',
  method: 'POST',
  path: '/ops/reviews/:kind/:id',
  access: 'staff',
  permission: reviewPermissions,
  params: Type.Object({ kind: ReviewKind, id: Id }),
  body: Type.Object({
    decision: Type.Enum(['approve', 'refuse', 'pay']),
    createdAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'createdAt of the item that was seen; needed for identity, where a new submission keeps the id',
      }),
    ),
    reason: Type.Optional(Text(200)),
    approval: Type.Optional(Type.Enum(['approval', 'nameApproval', 'imageApproval'])),
    resolution: Type.Optional(
      Type.Enum(['import', 'correct', 'accept'], { description: 'how to resolve a quarantine' }),
    ),
    // What was sent to the new phone, for the approval of a phone that staff have requested.
    verifyCode: Type.Optional(Ruled('sms-code')),
    txHash: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{16,80}$', description: 'what was sent, for coin' })),
    reference,
  }),
  ok: Review,
  errors: [
    'staff.unknown',
    'staff.decision',
    'staff.reason',
    'staff.state',
    'staff.resubmitted',
    'staff.duplicateIdentity',
    'staff.identityFirst',
    'staff.cardHolder',
    'staff.duplicateCard',
    ...secondPersonErrors,
    'staff.stopped',
    'staff.notTaken',
    'staff.txHash',
    'staff.txHashFormat',
    'staff.txHashUsed',
    'staff.reference',
    'staff.referenceUsed',
    'staff.phoneTaken',
    'staff.phoneCode',
    'customer.code',
    'customer.codeTries',
    'account.linkTaken',
    'account.linkGroup',
    'account.linkMoving',
    'account.linkLeverage',
    'staff.accountReview',
    'staff.resolution',
    'staff.changed',
    'staff.ownCustomer',
    'staff.customerFrozen',
    'staff.customerOwes',
    'staff.notVerified',
    'staff.inBatch',
  ],
  summary: 'The decisions as one call, for a back office of release 1.0.0 beside this one; each has a call of its own.',
});
