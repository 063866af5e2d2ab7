import { requestPhoneChange as call } from '@portal/contract/customer';
import { guessLimit } from './guess-limit';
import { confirmPassword } from './confirm-password';
import { handle } from '../http/handler';
import { numberIndex } from '../crypto/number-index';
import { guess } from '../core/attempts/guess';
import { ownCounter } from '../core/attempts/sign-in-counters';
import { codeTry } from '../core/codes/code-try';
import { storedHash } from '../core/customers/number-hash.store';
import { idNumberFits, requestChange } from './phone/phone.store';
import { readPhoneChange } from './phone/read-phone-change';

export const requestPhoneChange = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { brand, db, crypto } = gateway;
  const { nationCode, mobilePhone, frontFileId, backFileId, holdingFileId } = body;
  const { customerId, sessionId } = customer;
  if (nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  await confirmPassword(db, customerId, body.password);
  const own = ownCounter('id-number', customerId);
  const hashes = numberIndex(crypto, 'identity.id', body.idDocumentNumber);
  const right = await guess(db, { ...guessLimit, counters: [own], own }, async () => {
    const fits = await idNumberFits(db, customerId, await storedHash(db, hashes));
    if (fits === null) throw fail('customer.phoneIdentity');
    return fits || undefined;
  });
  if (!right) throw fail('customer.phoneIdNumber', { fields: ['idDocumentNumber'] });
  if (backFileId === frontFileId) throw fail('customer.phoneFiles', { fields: ['backFileId'] });
  if (holdingFileId === frontFileId || holdingFileId === backFileId) {
    throw fail('customer.phoneFiles', { fields: ['holdingFileId'] });
  }
  const { refused, field = '' } = await requestChange(db, {
    customerId,
    sessionId,
    nation: nationCode,
    phone: mobilePhone,
    code: codeTry(gateway, request.asker, 'phoneNew', nationCode + mobilePhone, body.verifyCode),
    frontFileId,
    backFileId,
    holdingFileId,
    requestId: request.id,
    address: request.address,
  });
  if (refused) throw fail(refused, { fields: [field] });
  return readPhoneChange(gateway, customerId);
});
