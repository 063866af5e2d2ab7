import { Type } from 'typebox';
import { Amount, defineCall, FactorAnswer, Id, Money, Rate, Ruled } from '../kernel';
import { Withdrawal } from './withdrawal';

export const withdrawSubmit = defineCall({
  id: 'withdraw.withdrawSubmit',
  method: 'POST',
  path: '/v2/withdraw/withdrawSubmit',
  access: 'customer',
  money: true,
  shown: ['fee', 'rate'],
  body: Type.Object({
    accountId: Id,
    bankId: Id,
    amount: Amount,
    verifyCode: Type.Optional(Ruled('sms-code')),
    factor: Type.Optional(FactorAnswer),
    fee: Type.Optional(Money),
    rate: Type.Optional(Rate),
  }),
  ok: Withdrawal,
  errors: [
    'customer.limit',
    'customer.dailyLimit',
    'customer.moneyFrozen',
    'account.owes',
    'withdraw.identity',
    'withdraw.cooling',
    'withdraw.stopped',
    'withdraw.account',
    'account.currency',
    'account.review',
    'withdraw.funds',
    'customer.code',
    'customer.codeAct',
    'customer.codeTries',
    'FACTOR',
    'customer.factor',
    'customer.factorWait',
    'withdraw.bank',
    'withdraw.card',
    'withdraw.limit',
    'withdraw.fee',
    'withdraw.terms',
    'withdraw.daily',
  ],
  summary:
    'A customer who has a second factor gives it in place of the code (FACTOR). Holds the amount and puts the withdrawal into review; the code is of sendCoinMessage type 1. With the fee and rate shown to the customer, refuses any other.',
});
