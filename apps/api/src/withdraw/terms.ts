import type { Brand } from '@portal/brand';
import { atRate, bankPayoutFee, meetsMinimum } from '@portal/rules/money';
import { cents } from '../core/money/money';

/** What a withdrawal of an amount comes to. USD cents; `receiveCny` CNY cents. */
export interface Quote {
  fee: bigint;
  receive: bigint;
  receiveCny: bigint;
  rate: string;
}

/** Whether the brand's limits let an amount pass that leaves an account which can give `available`. */
export const withinLimits = ({ limits }: Brand, amount: bigint, available: bigint): boolean =>
  meetsMinimum(amount, cents(limits.withdraw.min), available) && amount <= cents(limits.withdraw.max);

/** The fee is charged below a limit only (docs/rules.md, Money); the rate is the day's. */
export function quoteOf({ limits, rates }: Brand, amount: bigint): Quote {
  const fee = bankPayoutFee(amount, limits.withdraw);
  const receive = amount - fee;
  return { fee, receive, receiveCny: atRate(receive, rates.withdrawCny), rate: rates.withdrawCny };
}
