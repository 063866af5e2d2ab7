import { Type } from 'typebox';
import { Amount, defineCall, Id, Money, Rate } from '../kernel';

export const getWithdrawCoinFeeV2 = defineCall({
  id: 'coin.getWithdrawCoinFeeV2',
  method: 'POST',
  path: '/v2/coin/getWithdrawCoinFeeV2',
  access: 'customer',
  body: Type.Object({ accountId: Id, addressId: Id, amount: Amount }),
  ok: Type.Object({ amount: Money, fee: Money, receive: Money, rate: Rate }),
  errors: ['withdraw.account', 'coin.address', 'coin.limit', 'coin.fee'],
  summary: 'What a coin withdrawal would cost and what would arrive, in USDT.',
});
