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
  paidAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?Z$' }),
});

/** Whether a value from a payment channel is a report on an order (decisions.md §6). */
export const isPaymentReport = (value: unknown): value is PaymentReport =>
  Check(Report, value) && !Number.isNaN(Date.parse(value.paidAt));
