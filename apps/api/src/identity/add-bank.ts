import { addBank as call } from '@portal/contract/identity';
import { maskBankAccount } from '@portal/rules/masks';
import { toCard } from '../core/banks/bank-cards';
import { bankName } from '../core/banks/banks';
import { maxCards } from '../core/fixed-terms/fixed-terms';
import { handle } from '../http/handler';
import { submitCard } from './identity.store';
import { toStoredNumber } from '../crypto/to-stored-number';

export const addBank = handle(call, async ({ body, customer, gateway, fail }) => {
  if (!bankName(body.bankCode)) throw fail('identity.bank', { fields: ['bankCode'] });
  const { customerId } = customer;
  const row = await submitCard(gateway.db, {
    customerId,
    bankCode: body.bankCode,
    number: toStoredNumber(gateway.crypto, 'bank_card.number', customerId, body.accountNumber, maskBankAccount),
    province: body.province,
    city: body.city,
    branch: body.branch,
    file: body.imageFileId,
    max: maxCards,
  });
  return toCard(row);
});
