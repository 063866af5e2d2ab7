import type { AccountCurrency, Brand } from '@portal/brand';
import { atRate, byRate, leastAtRate } from '@portal/rules/money';

type Rates = Pick<Brand, 'rates'>;

/** The price of one USD for money from USD accounts and to them. */
export const accountRates = ({ rates }: Rates) => ({ from_usd: rates.withdrawCny, to_usd: rates.depositCny });

/** What a USD amount in minor units is in the currency of an account, at the rate for money from USD. */
export const fromUsd = (brand: Rates, amount: bigint, currency: AccountCurrency): bigint =>
  currency === 'USD' ? amount : atRate(amount, accountRates(brand).from_usd);

/** What an amount in the currency of an account is in USD, at the rate for money to USD. */
export const toUsd = (brand: Rates, amount: bigint, currency: AccountCurrency): bigint =>
  currency === 'USD' ? amount : byRate(amount, accountRates(brand).to_usd);

/** The least amount in the currency of an account that is worth `amount` USD when it leaves. */
export const leastFor = (brand: Rates, amount: bigint, currency: AccountCurrency): bigint =>
  currency === 'USD' ? amount : leastAtRate(amount, accountRates(brand).to_usd);
