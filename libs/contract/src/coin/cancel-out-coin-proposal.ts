import { Type } from 'typebox';
import { defineCall, Pno } from '../kernel';
import { CoinWithdrawal } from './coin-withdrawal';

export const cancelOutCoinProposal = defineCall({
  id: 'coin.cancelOutCoinProposal',
  method: 'POST',
  path: '/v2/coin/cancelOutCoinProposal',
  access: 'customer',
  money: true,
  body: Type.Object({ pno: Pno }),
  ok: CoinWithdrawal,
  errors: ['withdraw.unknown', 'withdraw.notCancellable'],
  summary: 'Takes a coin withdrawal back while it is in review; the hold is released.',
});
