import { submitWithdrawCoinV2 as call, type Chain } from '@portal/contract/coin';
import { parseAmount } from '@portal/rules/money';
import { coolingHours } from '../core/customers/cooling';
import { handle } from '../http/handler';
import { cents } from '../core/money/money';
import { numberId } from '../database/number-id';
import { proposalNumber } from '../core/money/proposal-number';
import { codeTry } from '../core/codes/code-try';
import { confirmPayout } from '../core/factors/confirm-payout';
import { withAvailable } from '../core/accounts/with-available';
import { bookedAddress, submitCoinWithdrawal } from './coin.store';
import { refusedCode } from './refused-code';
import { quoteOf } from './terms';

export const submitWithdrawCoinV2 = handle(call, async ({ body, customer, gateway, idempotency, request, fail }) => {
  const { brand, db } = gateway;
  const { customerId, phone } = customer;
  // Looked at again: the address may be in the book since before it was known to be nobody's wallet.
  const addressId = numberId(body.addressId);
  const booked = await bookedAddress(db, customerId, addressId);
  const refusal = booked && refusedCode(brand, booked.chain, booked.address);
  if (refusal) throw fail(refusal, { fields: ['addressId'] });
  const amount = cents(body.amount);
  const { min, max } = brand.limits.coin;
  // SQL finds the address under its lock, and with it the chain.
  const quoted = (chain: Chain) => {
    const { fee, receive } = quoteOf(brand, chain, amount);
    return { fee: String(fee), receive: String(receive) };
  };
  const withdrawal = {
    pno: proposalNumber('C'),
    customerId,
    accountId: numberId(body.accountId),
    addressId,
    amount,
    terms: {
      min: String(cents(min)),
      max: String(cents(max)),
      quotes: { TRC20: quoted('TRC20'), ERC20: quoted('ERC20') },
      rate: brand.rates.withdrawUsdt,
      coolingHours: String(coolingHours(gateway)),
      shownFee: body.fee && String(parseAmount(body.fee, 6)),
      shownRate: body.rate,
    },
    phone,
    requestId: request.id,
  };
  const act = { accountId: body.accountId, amount: String(amount), addressId: body.addressId };
  return confirmPayout(
    gateway,
    { customerId, address: request.address },
    body,
    (code) => codeTry(gateway, request.asker, 'coin', phone, code, act),
    (confirmation) =>
      withAvailable(gateway, customerId, body.accountId, (at) =>
        submitCoinWithdrawal(db, idempotency, { ...withdrawal, code: confirmation }, at),
      ),
  );
});
