import { Type } from 'typebox';
import { CommissionTier, defineCall, Id, Line, Month } from '../../kernel';
import { Agreement } from './agreement';

export const proposeAgreement = defineCall({
  id: 'staff.proposeAgreement',
  method: 'POST',
  path: '/ops/introducers/:id/agreements',
  access: 'staff',
  permission: ['agreement.propose'],
  money: true,
  params: Type.Object({ id: Type.String({ ...Id, description: 'of staff.introducers' }) }),
  body: Type.Object({
    from: Month,
    tiers: Type.Array(CommissionTier, {
      minItems: 1,
      maxItems: 10,
      description: 'the first from 0 lots, each next from more',
    }),
    documentId: Line(32, { description: 'of uploadDocument: the signed agreement' }),
  }),
  ok: Agreement,
  errors: [
    'staff.unknown',
    'staff.introducerCustomer',
    'staff.ownCustomer',
    'staff.agreementMonth',
    'staff.agreementTiers',
    'staff.agreementDocument',
    'staff.agreementWaits',
  ],
  summary: 'Proposes an agreement with an approved introducer; another member decides. It replaces the one in force.',
});
