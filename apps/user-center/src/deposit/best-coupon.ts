import type { Coupon } from '@portal/contract/activity';
import type { Account } from '@portal/contract/account';
import type { Channel } from '@portal/contract/deposit';
import { cents } from '@portal/overview/cents';

type Choice = {
  coupons: readonly Coupon[];
  amount: string;
  account: Account | undefined;
  channel: Channel | undefined;
};

/** Whether a coupon may be used with this amount, account and channel, and gains the customer something. */
function usable({ kind, minDeposit }: Coupon, { amount, account, channel }: Choice): boolean {
  const [paid, least] = [cents(amount), cents(minDeposit)];
  if (paid === null || least === null || paid < least) return false;
  return kind === 'credit' ? account?.kind === 'mt5' : /[1-9]/.test(channel?.fee ?? '');
}

/** The usable coupon that is worth most: credit before a reduced fee, then the larger amount. Undefined if none is usable. */
export function bestCoupon(choice: Choice): Coupon | undefined {
  const worth = ({ kind, amount }: Coupon) => [kind === 'credit' ? 1n : 0n, cents(amount) ?? 0n] as const;
  return choice.coupons
    .filter((coupon) => usable(coupon, choice))
    .reduce<Coupon | undefined>((best, coupon) => {
      if (!best) return coupon;
      const [[kind, amount], [bestKind, bestAmount]] = [worth(coupon), worth(best)];
      return kind > bestKind || (kind === bestKind && amount > bestAmount) ? coupon : best;
    }, undefined);
}
