import { isIsoMoment } from '@portal/rules/dates';
import { isLine } from '@portal/rules/plain-text';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { PaymentReport } from '../../ports';

const Report = Type.Object({
  eventId: Type.String({ minLength: 1, maxLength: 128 }),
  merchantId: Type.String({ maxLength: 64 }),
  pno: Type.String({ minLength: 1, maxLength: 40 }),
  amount: Type.String({ maxLength: 32 }),
  currency: Type.String({ maxLength: 8 }),
  status: Type.Enum(['paid', 'failed']),
  paidAt: Type.String({ maxLength: 27 }),
});

/** A decimal number as parseAmount takes it: `0100.0` is `100.00`. Any other text stays as it is, so it equals no amount. */
function plain(amount: string): string {
  const [, whole = '', places = ''] = /^0*(\d+?)(?:\.(\d*?)0*)?$/.exec(amount) ?? [];
  if (whole === '') return amount;
  return `${whole}.${places.padEnd(2, '0')}`;
}

/**
 * The report on an order that a payment channel has sent (docs/rules.md, Payment channel), with its amount as a plain number and its currency in
 * capitals. Undefined for anything else.
 */
export function readPaymentReport(value: unknown): PaymentReport | undefined {
  if (!Check(Report, value)) return undefined;
  const { eventId, merchantId, pno, amount, currency, status, paidAt } = value;
  if (![eventId, merchantId, pno, amount, currency].every(isLine) || !isIsoMoment(paidAt)) return undefined;
  return { eventId, merchantId, pno, amount: plain(amount), currency: currency.toUpperCase(), status, paidAt };
}

/** Clocks of the channel and the gateway may differ by this much. */
const skewMs = 300_000;

/** Whether a payment is said to have been made after now. */
export const isPaidLater = ({ paidAt }: PaymentReport): boolean => Date.parse(paidAt) > Date.now() + skewMs;
