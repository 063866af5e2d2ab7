import { Type } from 'typebox';
import { Agreed, defineCall, Id, Ruled } from '../kernel';
import { IdentityPart } from './identity';

export const addIdCard = defineCall({
  id: 'identity.addIdCard',
  method: 'POST',
  path: '/v2/person/addIdCard',
  access: 'customer',
  body: Type.Object({
    chineseName: Ruled('chinese-name'),
    idDocumentNumber: Ruled('id-number'),
    frontFileId: Id,
    backFileId: Id,
    agreements: Type.Optional(Agreed),
  }),
  ok: IdentityPart,
  errors: [
    'CONSENT',
    'identity.submitted',
    'identity.approved',
    'identity.checkDigit',
    'identity.birthDate',
    'identity.age',
    'identity.file',
    'identity.sameFile',
  ],
  summary: 'Submits the identity card for review.',
});
