import { addIdCard as call } from '@portal/contract/identity';
import { maskIdNumber } from '@portal/rules/masks';
import { checkIdNumber, isAdult } from '@portal/rules/rules';
import { agreedTexts } from '../core/consents/asked-texts';
import { addConsents } from '../core/consents/consents.store';
import { unifyHash } from '../core/customers/number-hash.store';
import { handle } from '../http/handler';
import { submitIdentity } from './identity.store';
import { toStoredNumber } from '../crypto/to-stored-number';
import { identityPart } from './identity-part';

const ofNumber = { fields: ['idDocumentNumber'] };

export const addIdCard = handle(call, async ({ body, customer, gateway, request: { address }, fail }) => {
  const texts = await agreedTexts(gateway, ['identity'], body.agreements, fail);
  const now = new Date();
  const check = checkIdNumber(body.idDocumentNumber, now);
  if (check.reason === 'birth-date') throw fail('identity.birthDate', ofNumber);
  if (!check.ok) throw fail('identity.checkDigit', ofNumber);
  if (!isAdult(check.birthDate, now)) throw fail('identity.age', ofNumber);
  if (body.frontFileId === body.backFileId) throw fail('identity.sameFile', { fields: ['backFileId'] });
  const { customerId } = customer;
  const number = toStoredNumber(gateway.crypto, 'identity.id', customerId, body.idDocumentNumber, maskIdNumber);
  const submitted = await gateway.db.transaction(async (tx) => {
    await unifyHash(tx, number.hashes);
    const row = await submitIdentity(tx, {
      customerId,
      name: body.chineseName,
      number,
      front: body.frontFileId,
      back: body.backFileId,
    });
    await addConsents(tx, customerId, { texts, way: 'identity', address });
    return row;
  });
  return identityPart(submitted);
});
