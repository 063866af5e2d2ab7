import { withdrawSubmit as call } from '@portal/contract/withdraw';
import { coolingHours } from '../kernel/cooling';
import { handle } from '../kernel/handler';
import { cents } from '../kernel/money';
import { numberId } from '../kernel/number-id';
import { proposalNumber } from '../kernel/proposal-number';
import { codeHash } from '../kernel/verify-code';
import { withAvailable } from '../kernel/with-available';
import { quoteOf, withinLimits } from './terms';
import { submitWithdrawal } from './withdraw.store';

export const withdrawSubmit = handle(call, async ({ body, customer, gateway, idempotency, request, fail }) => {
  const { brand, db } = gateway;
  const { customerId, phone } = customer;
  const amount = cents(body.amount);
  const { min, max, daily } = brand.limits.withdraw;
  if (!withinLimits(brand, amount)) throw fail('withdraw.limit', { values: { min, max }, fields: ['amount'] });
  const { fee, receiveCny, rate } = quoteOf(brand, amount);
  const withdrawal = {
    pno: proposalNumber('W'),
    customerId,
    accountId: numberId(body.accountId),
    cardId: numberId(body.bankId),
    amount,
    terms: {
      daily: String(cents(daily)),
      fee: String(fee),
      payAmount: String(receiveCny),
      rate,
      coolingHours: String(coolingHours(gateway)),
    },
    phone,
    code: codeHash(gateway, 'withdraw', phone, body.verifyCode),
    requestId: request.id,
  };
  return withAvailable(gateway, customerId, body.accountId, (available) =>
    submitWithdrawal(db, idempotency, withdrawal, available),
  );
});
