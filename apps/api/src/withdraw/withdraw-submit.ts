import { withdrawSubmit as call } from '@portal/contract/withdraw';
import { coolingHours } from '../core/customers/cooling';
import { handle } from '../http/handler';
import { cents } from '../core/money/money';
import { numberId } from '../database/number-id';
import { proposalNumber } from '../core/money/proposal-number';
import { codeTry } from '../core/codes/code-try';
import { confirmPayout } from '../core/factors/confirm-payout';
import { withAvailable } from '../core/accounts/with-available';
import { quoteOf } from './terms';
import { submitWithdrawal } from './withdraw.store';

export const withdrawSubmit = handle(call, async ({ body, customer, gateway, idempotency, request }) => {
  const { brand, db } = gateway;
  const { customerId, phone } = customer;
  const amount = cents(body.amount);
  const { min, max, daily } = brand.limits.withdraw;
  const { fee, receiveCny, rate } = quoteOf(brand, amount);
  const withdrawal = {
    pno: proposalNumber('W'),
    customerId,
    accountId: numberId(body.accountId),
    cardId: numberId(body.bankId),
    amount,
    terms: {
      min: String(cents(min)),
      max: String(cents(max)),
      daily: String(cents(daily)),
      fee: String(fee),
      payAmount: String(receiveCny),
      rate,
      coolingHours: String(coolingHours(gateway)),
      shownFee: body.fee && String(cents(body.fee)),
      shownRate: body.rate,
    },
    phone,
    requestId: request.id,
  };
  const act = { accountId: body.accountId, amount: String(amount), bankId: body.bankId };
  return confirmPayout(
    gateway,
    { customerId, address: request.address },
    body,
    (code) => codeTry(gateway, request.asker, 'withdraw', phone, code, act),
    (confirmation) =>
      withAvailable(gateway, customerId, body.accountId, (at) =>
        submitWithdrawal(db, idempotency, { ...withdrawal, code: confirmation }, at),
      ),
  );
});
