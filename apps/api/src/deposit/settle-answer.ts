import { parseAmount } from '@portal/rules/money';
import type { ChannelAnswer } from '@portal/contract/staff';
import { isPaidLater } from '../core/payments/payment-report';
import type { Db } from '../database/database';
import type { PaymentReport } from '../ports';
import { settle } from './deposit.store';

/** Books what a channel has answered to a question about an order, as its callback does; a payment of the future is not booked. */
export async function settleAnswer(db: Db, channel: string, report: PaymentReport): Promise<ChannelAnswer> {
  if (isPaidLater(report)) return 'future';
  return settle(db, channel, report, parseAmount(report.amount, 2), JSON.stringify(report));
}
