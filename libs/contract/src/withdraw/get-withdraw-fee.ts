import { Type } from 'typebox';
import { Amount, defineCall, Id, Money, Rate } from '../kernel';

export const getWithdrawFee = defineCall({
  id: 'withdraw.getWithdrawFee',
  method: 'POST',
  path: '/v2/withdraw/getWithdrawFee',
  access: 'customer',
  body: Type.Object({ accountId: Id, amount: Amount }),
  ok: Type.Object({ amount: Money, fee: Money, receive: Money, rate: Rate, receiveCny: Money }),
  errors: ['withdraw.account', 'withdraw.limit', 'withdraw.fee'],
  summary: 'What a withdrawal would cost and what would arrive.',
});
