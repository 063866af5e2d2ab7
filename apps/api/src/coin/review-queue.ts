import { maskAddress } from '@portal/rules/masks';
import { usd } from '../core/money/money';
import { payoutQueue, type PayoutRow } from '../core/payouts';
import { usdt } from './terms';

/** The address is masked: it is read with the second factor, as a bank number is (payoutTarget). */
const subject = (row: PayoutRow) => ({
  amount: usd(row.amount),
  fee: usdt(row.fee),
  receive: usdt(row.receive),
  chain: row.chain ?? '',
  address: maskAddress(row.address ?? ''),
  verifiedName: row.verified_name ?? '',
  ...(row.tx_hash ? { txHash: row.tx_hash } : {}),
});

export const coinQueue = payoutQueue('coin', 'coin', subject);
