import { Type } from 'typebox';
import { Account, Blocked, defineCall, FactorKind, Money, Rate } from '../kernel';
import { Chain, Coin, CoinAddress } from './coin-address';

export const getWithdrawCoinPageInfoV2 = defineCall({
  id: 'coin.getWithdrawCoinPageInfoV2',
  method: 'POST',
  path: '/v2/coin/getWithdrawCoinPageInfoV2',
  access: 'customer',
  ok: Type.Object({
    accounts: Type.Array(Account),
    addresses: Type.Array(CoinAddress),
    coins: Type.Array(
      Type.Object({
        coin: Coin,
        chains: Type.Array(
          Type.Object({
            chain: Chain,
            fee: Money,
            min: Money,
            max: Money,
            arrival: Type.String(),
          }),
        ),
      }),
    ),
    rate: Rate,
    factors: Type.Array(FactorKind, { description: 'with which the customer confirms a payout; none: by SMS' }),
    blocked: Type.Optional(Blocked),
  }),
  errors: [],
  summary: 'Everything the coin withdrawal page needs.',
});
