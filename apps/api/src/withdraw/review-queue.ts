import { bankName } from '../core/banks/banks';
import { usd } from '../core/money/money';
import { payoutQueue, type PayoutRow } from '../core/payouts';

/** The holder is shown in full: it must be held against the verified name. */
const subject = (row: PayoutRow) => ({
  amount: usd(row.amount),
  fee: usd(row.fee),
  receiveCny: usd(row.pay_amount),
  bank: `${bankName(row.bank_code ?? '') ?? row.bank_code} ${row.number_mask}`,
  holder: row.holder ?? '',
  verifiedName: row.verified_name ?? '',
  ...(row.reference ? { reference: row.reference } : {}),
});

export const withdrawQueue = payoutQueue('withdraw', 'bank', subject);
