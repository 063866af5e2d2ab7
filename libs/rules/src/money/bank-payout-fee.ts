import { parseAmount } from './parse-amount';

/**
 * The fee of a payout to a bank, charged below a limit only.
 * @param amount cents of USD
 * @param terms decimal strings of USD: the fee, and the amount from which none is charged
 * @returns cents of USD
 */
export const bankPayoutFee = (amount: bigint, { fee, freeFrom }: { fee: string; freeFrom: string }): bigint =>
  amount < (parseAmount(freeFrom, 2) ?? 0n) ? (parseAmount(fee, 2) ?? 0n) : 0n;
