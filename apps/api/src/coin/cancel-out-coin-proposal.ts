import { cancelOutCoinProposal as call } from '@portal/contract/coin';
import { cancelPayout } from '../core/payouts';
import { moneyCall } from '../http/money-call';
import { readCoinWithdrawal } from './coin.store';

export const cancelOutCoinProposal = moneyCall(call, {
  ...cancelPayout('coin', readCoinWithdrawal),
  request: ({ body: { pno }, customer: { customerId } }) => ({ customerId, pno }),
  respond: (_gateway, { answer }) => Promise.resolve(answer),
});
