import { Type } from 'typebox';
import { CommissionTier, defineCall, Id } from '../../kernel';
import { Agreement, introducerReaders } from './agreement';
import { Introducer } from './introducers';

export const introducerDetail = defineCall({
  id: 'staff.introducerDetail',
  method: 'GET',
  path: '/ops/introducers/:id',
  access: 'staff',
  permission: introducerReaders,
  params: Type.Object({ id: Id }),
  ok: Type.Object({
    introducer: Introducer,
    agreements: Type.Array(Agreement, { description: 'every version, the last one first' }),
    publishedTiers: Type.Array(CommissionTier, { description: 'the table of the public page' }),
  }),
  errors: ['staff.unknown'],
  summary: 'An approved introducer with every version of the agreement.',
});
