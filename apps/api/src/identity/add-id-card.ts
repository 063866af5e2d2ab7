import { addIdCard as call } from '@portal/contract/identity';
import { maskIdNumber } from '@portal/rules/masks';
import { checkIdNumber, isAdult } from '@portal/rules/rules';
import { handle } from '../http/handler';
import { submitIdentity } from './identity.store';
import { toStoredNumber } from '../crypto/to-stored-number';
import { identityPart } from './identity-part';

const ofNumber = { fields: ['idDocumentNumber'] };

export const addIdCard = handle(call, async ({ body, customer, gateway, fail }) => {
  const now = new Date();
  const check = checkIdNumber(body.idDocumentNumber, now);
  if (check.reason === 'birth-date') throw fail('identity.birthDate', ofNumber);
  if (!check.ok) throw fail('identity.checkDigit', ofNumber);
  if (!isAdult(check.birthDate, now)) throw fail('identity.age', ofNumber);
  if (body.frontFileId === body.backFileId) throw fail('identity.sameFile', { fields: ['backFileId'] });
  const { customerId } = customer;
  const row = await submitIdentity(gateway.db, {
    customerId,
    name: body.chineseName,
    number: toStoredNumber(gateway.crypto, 'identity.id', customerId, body.idDocumentNumber, maskIdNumber),
    front: body.frontFileId,
    back: body.backFileId,
  });
  return identityPart(row);
});
