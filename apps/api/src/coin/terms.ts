import type { Brand } from '@portal/brand';
import type { Chain } from '@portal/contract/coin';
import { atRate, formatAmount, meetsMinimum, parseAmount } from '@portal/rules/money';
import { arrivals } from '../core/fixed-terms/fixed-terms';
import { cents } from '../core/money/money';

export const chains: readonly Chain[] = ['TRC20', 'ERC20'];
/** How long a payment takes once it is sent. */
export const arrivalOf = (chain: Chain): string => `付款后约 ${arrivals.coinMinutes[chain]} 分钟`;

const scale = 6;
/** Millionths of USDT as the API has them. */
export const usdt = (amount: bigint): string => formatAmount(amount, scale);
/** The network's fee in millionths of USDT. */
export const networkFee = ({ limits }: Brand, chain: Chain): bigint =>
  parseAmount(limits.coin.networkFee[chain], scale) ?? 0n;

/** Whether the brand's limits let an amount pass that leaves an account which can give `available`. */
export const withinLimits = ({ limits }: Brand, amount: bigint, available: bigint): boolean =>
  meetsMinimum(amount, cents(limits.coin.min), available) && amount <= cents(limits.coin.max);

const microsPerCent = 10_000n;

/** The fee and what arrives of an amount (USD cents), in millionths of USDT. Both are what is booked. */
export function quoteOf(brand: Brand, chain: Chain, amount: bigint) {
  const fee = networkFee(brand, chain);
  return { fee, receive: atRate(amount * microsPerCent, brand.rates.withdrawUsdt) - fee };
}
