import { Type } from 'typebox';
import { Amount, defineCall, Id, Rate } from '../kernel';
import { Transfer } from './transfer';

export const addTransfer = defineCall({
  id: 'transfer.addTransfer',
  method: 'POST',
  path: '/v2/transfer/addTransfer',
  access: 'customer',
  money: true,
  shown: ['rate'],
  body: Type.Object({
    fromAccountId: Id,
    toAccountId: Id,
    amount: Amount,
    rate: Type.Optional(
      Type.String({
        ...Rate,
        description: 'between currencies: the rate that the customer has seen; refused if it has changed',
      }),
    ),
  }),
  ok: Transfer,
  errors: [
    'customer.paused',
    'customer.moneyFrozen',
    'account.owes',
    'transfer.account',
    'account.review',
    'transfer.same',
    'transfer.kinds',
    'transfer.terms',
    'transfer.tooSmall',
    'transfer.min',
    'transfer.funds',
    'account.firstDeposit',
    'account.firstDepositLowest',
  ],
  summary: 'Moves money between the wallet and an MT5 account.',
});
