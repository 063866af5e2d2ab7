import { cancelWithdrawProposal as call } from '@portal/contract/withdraw';
import { cancelPayout } from '../core/payouts';
import { moneyCall } from '../http/money-call';
import { named, readWithdrawal } from './withdraw.store';

export const cancelWithdrawProposal = moneyCall(call, {
  ...cancelPayout('bank', readWithdrawal),
  request: ({ body: { pno }, customer: { customerId } }) => ({ customerId, pno }),
  respond: (_gateway, { answer }) => Promise.resolve(named(answer)),
});
