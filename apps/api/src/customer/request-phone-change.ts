import { requestPhoneChange as call } from '@portal/contract/customer';
import { handle } from '../http/handler';
import { numberIndex } from '../crypto/number-index';
import { codeHash } from '../core/codes/verify-code';
import { confirmPassword } from './phone/confirm-password';
import { idNumberFits, requestChange } from './phone/phone.store';
import { throttled } from './phone/throttled';
import { readPhoneChange } from './phone/read-phone-change';

export const requestPhoneChange = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { brand, db, crypto } = gateway;
  const { nationCode, mobilePhone, frontFileId, backFileId, holdingFileId } = body;
  const { customerId, sessionId } = customer;
  if (nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  await confirmPassword(db, customerId, body.password);
  const fits = await idNumberFits(db, customerId, numberIndex(crypto, 'identity.id', body.idDocumentNumber));
  if (fits === null) throw fail('customer.phoneIdentity');
  await throttled(db, {
    key: `id-number:${customerId}`,
    fits: async () => fits,
    code: 'customer.phoneIdNumber',
    field: 'idDocumentNumber',
  });
  if (backFileId === frontFileId) throw fail('customer.phoneFiles', { fields: ['backFileId'] });
  if (holdingFileId === frontFileId || holdingFileId === backFileId) {
    throw fail('customer.phoneFiles', { fields: ['holdingFileId'] });
  }
  const { refused, field = '' } = await requestChange(db, {
    customerId,
    sessionId,
    nation: nationCode,
    phone: mobilePhone,
    code: codeHash(gateway, 'phoneNew', nationCode + mobilePhone, body.verifyCode),
    frontFileId,
    backFileId,
    holdingFileId,
    requestId: request.id,
    address: request.address,
  });
  if (refused) throw fail(refused, { fields: [field] });
  return readPhoneChange(gateway, customerId);
});
