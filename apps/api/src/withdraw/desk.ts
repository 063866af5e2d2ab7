import { bankName } from '../kernel/banks';
import { usd } from '../kernel/money';
import { payoutDesk, type PayoutRow } from '../kernel/payout';

/** The holder is shown in full: it must be held against the verified name. */
const subject = (row: PayoutRow) => ({
  amount: usd(row.amount),
  fee: usd(row.fee),
  receiveCny: usd(row.pay_amount),
  bank: `${bankName(row.bank_code ?? '') ?? row.bank_code} ${row.number_mask}`,
  holder: row.holder ?? '',
  verifiedName: row.verified_name ?? '',
});

export const withdrawDesk = payoutDesk('withdraw', 'bank', subject);
