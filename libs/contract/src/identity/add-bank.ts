import { Type } from 'typebox';
import { Agreed, BankCard, CellText, defineCall, Id, Ruled } from '../kernel';

export const addBank = defineCall({
  id: 'identity.addBank',
  method: 'POST',
  path: '/v2/person/addBank',
  access: 'customer',
  reauth: true,
  body: Type.Object({
    bankCode: Type.String({ pattern: '^[A-Z]{2,8}$' }),
    accountNumber: Ruled('bank-account'),
    province: CellText(20),
    city: CellText(20),
    branch: CellText(60),
    imageFileId: Id,
    agreements: Type.Optional(Agreed),
  }),
  ok: BankCard,
  errors: [
    'customer.newAddressLock',
    'CONSENT',
    'identity.required',
    'identity.bank',
    'identity.cardTaken',
    'identity.cardLimit',
    'identity.file',
  ],
  summary: 'Submits a bank card for review.',
});
