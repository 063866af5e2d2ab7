import { Type } from 'typebox';
import { Amount, defineCall, Id } from '../kernel';
import { Transfer } from './transfer';

export const addTransfer = defineCall({
  id: 'transfer.addTransfer',
  method: 'POST',
  path: '/v2/transfer/addTransfer',
  access: 'customer',
  money: true,
  body: Type.Object({ fromAccountId: Id, toAccountId: Id, amount: Amount }),
  ok: Transfer,
  errors: [
    'customer.moneyFrozen',
    'transfer.account',
    'account.review',
    'transfer.same',
    'transfer.kinds',
    'transfer.min',
    'transfer.funds',
    'account.firstDeposit',
    'account.firstDepositLowest',
  ],
  summary: 'Moves money between the wallet and an MT5 account.',
});
