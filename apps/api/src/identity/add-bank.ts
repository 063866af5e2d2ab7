import { addBank as call } from '@portal/contract/identity';
import { maskBankAccount } from '@portal/rules/masks';
import { toCard } from '../core/banks/bank-cards';
import { bankName } from '../core/banks/banks';
import { agreedTexts } from '../core/consents/asked-texts';
import { addConsents } from '../core/consents/consents.store';
import { maxCards } from '../core/fixed-terms/fixed-terms';
import { unifyHash } from '../core/customers/number-hash.store';
import { handle } from '../http/handler';
import { submitCard } from './identity.store';
import { toStoredNumber } from '../crypto/to-stored-number';

export const addBank = handle(call, async ({ body, customer, gateway, request: { address }, fail }) => {
  const texts = await agreedTexts(gateway, ['bank'], body.agreements, fail);
  if (!bankName(body.bankCode)) throw fail('identity.bank', { fields: ['bankCode'] });
  const { customerId } = customer;
  const number = toStoredNumber(gateway.crypto, 'bank_card.number', customerId, body.accountNumber, maskBankAccount);
  const submitted = await gateway.db.transaction(async (tx) => {
    await unifyHash(tx, number.hashes);
    const row = await submitCard(tx, {
      customerId,
      bankCode: body.bankCode,
      number,
      province: body.province,
      city: body.city,
      branch: body.branch,
      file: body.imageFileId,
      max: maxCards,
    });
    await addConsents(tx, customerId, { texts, way: 'card', address });
    return row;
  });
  return toCard(submitted);
});
