import { Type } from 'typebox';
import { AccountCurrency, defineCall, Id, Money } from '../kernel';

export const giveUpCredit = defineCall({
  id: 'account.giveUpCredit',
  method: 'POST',
  path: '/v2/customer/giveUpCredit',
  access: 'customer',
  money: true,
  body: Type.Object({ id: Id }),
  ok: Type.Object({ accountId: Id, credit: Money, currency: AccountCurrency }),
  errors: [
    'customer.moneyFrozen',
    'account.unknown',
    'account.notOpen',
    'account.review',
    'account.noCredit',
    'account.creditInUse',
  ],
  summary: 'Gives up the credit of an MT5 account, which can be archived then.',
});
