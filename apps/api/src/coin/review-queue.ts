import { usd } from '../core/money/money';
import { payoutQueue, type PayoutRow } from '../core/payouts';
import { usdt } from './terms';

const subject = (row: PayoutRow) => ({
  amount: usd(row.amount),
  fee: usdt(row.fee),
  receive: usdt(row.receive),
  chain: row.chain ?? '',
  address: row.address ?? '',
  verifiedName: row.verified_name ?? '',
  ...(row.tx_hash ? { txHash: row.tx_hash } : {}),
});

export const coinQueue = payoutQueue('coin', 'coin', subject);
