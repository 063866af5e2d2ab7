import { submitWithdrawCoinV2 as call } from '@portal/contract/coin';
import { coolingHours } from '../kernel/cooling';
import { handle } from '../kernel/handler';
import { cents } from '../kernel/money';
import { numberId } from '../kernel/number-id';
import { proposalNumber } from '../kernel/proposal-number';
import { codeHash } from '../kernel/verify-code';
import { withAvailable } from '../kernel/with-available';
import { submitCoinWithdrawal } from './coin.store';
import { networkFee, withinLimits } from './terms';

export const submitWithdrawCoinV2 = handle(call, async ({ body, customer, gateway, idempotency, request, fail }) => {
  const { brand, db } = gateway;
  const { customerId, phone } = customer;
  const amount = cents(body.amount);
  const { min, max } = brand.limits.coin;
  if (!withinLimits(brand, amount)) throw fail('coin.limit', { values: { min, max }, fields: ['amount'] });
  const withdrawal = {
    pno: proposalNumber('C'),
    customerId,
    accountId: numberId(body.accountId),
    addressId: numberId(body.addressId),
    amount,
    terms: {
      fees: { TRC20: String(networkFee(brand, 'TRC20')), ERC20: String(networkFee(brand, 'ERC20')) },
      rate: brand.rates.withdrawUsdt,
      coolingHours: String(coolingHours(gateway)),
    },
    phone,
    code: codeHash(gateway, 'coin', phone, body.verifyCode),
    requestId: request.id,
  };
  return withAvailable(gateway, customerId, body.accountId, (available) =>
    submitCoinWithdrawal(db, idempotency, withdrawal, available),
  );
});
