import type { Brand } from '@portal/brand';
import type { Gateway } from '../gateway/gateway';
import { cents, usd } from '../money/money';

/** The lowest of the brand's limit and the customer's own limits; null means that the customer has none. */
const lowest = (limit: string, ...own: (bigint | null)[]): string =>
  usd(own.reduce<bigint>((least, one) => (one !== null && one < least ? one : least), cents(limit)));

/** The brand with the limits that apply to one customer: staff may have set lower ones. */
export async function withOwnLimits({ db, brand }: Pick<Gateway, 'db' | 'brand'>, customerId: bigint): Promise<Brand> {
  const own = await db.maybe(
    'customer.ownLimits',
    'select deposit_max, withdraw_max, withdraw_daily, coin_max, coin_daily from customer.own_limit where customer_id = $1',
    [customerId],
  );
  if (!own) return brand;
  const { deposit, withdraw, coin } = brand.limits;
  return {
    ...brand,
    limits: {
      ...brand.limits,
      deposit: { ...deposit, max: lowest(deposit.max, own.deposit_max) },
      withdraw: {
        ...withdraw,
        max: lowest(withdraw.max, own.withdraw_max),
        daily: lowest(withdraw.daily, own.withdraw_daily),
      },
      coin: { ...coin, max: lowest(coin.max, own.coin_max, own.coin_daily) },
    },
  };
}
