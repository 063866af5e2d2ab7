import { Type } from 'typebox';
import { Amount, defineCall, Id, Money, Rate, Ruled } from '../kernel';
import { CoinWithdrawal } from './coin-withdrawal';

export const submitWithdrawCoinV2 = defineCall({
  id: 'coin.submitWithdrawCoinV2',
  method: 'POST',
  path: '/v2/coin/submitWithdrawCoinV2',
  access: 'customer',
  money: true,
  shown: ['fee', 'rate'],
  body: Type.Object({
    accountId: Id,
    addressId: Id,
    amount: Amount,
    verifyCode: Ruled('sms-code'),
    fee: Type.Optional(Money),
    rate: Type.Optional(Rate),
  }),
  ok: CoinWithdrawal,
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
    'coin.address',
    'coin.burnAddress',
    'coin.tokenAddress',
    'coin.ownAddress',
    'coin.addressCooling',
    'coin.limit',
    'coin.fee',
    'coin.terms',
  ],
  summary:
    'Holds the amount and puts the coin withdrawal into review; the code is of sendCoinMessage type 2. With the fee and rate shown to the customer, refuses any other.',
});
