import type { AccountCurrency, Brand } from '@portal/brand';
import { exchanged, leastAtRate, type CurrencyRates } from '@portal/rules/money';

type Rates = Pick<Brand, 'rates'>;

/** The price of one USD for money from USD accounts and to them. */
export const accountRates = ({ rates }: Rates) => ({ from_usd: rates.withdrawCny, to_usd: rates.depositCny });

/** An account's currency with its rates. */
export const currencyRates = (brand: Rates, currency: AccountCurrency): CurrencyRates =>
  currency === 'USD' ? { currency } : { currency, rates: accountRates(brand) };

/** What a USD amount in minor units is in the currency of an account, at the rate for money from USD. */
export const fromUsd = (brand: Rates, amount: bigint, currency: AccountCurrency): bigint =>
  exchanged({ currency: 'USD' }, currencyRates(brand, currency), amount);

/** The least amount in the currency of an account that is worth `amount` USD when it leaves. */
export const leastFor = (brand: Rates, amount: bigint, currency: AccountCurrency): bigint =>
  currency === 'USD' ? amount : leastAtRate(amount, accountRates(brand).to_usd);

/** What an amount in minor units of an account's currency is in USD, at the rate for money to USD; with its sign. */
export function toUsd(brand: Rates, units: bigint, currency: AccountCurrency): bigint {
  const worth = exchanged(currencyRates(brand, currency), { currency: 'USD' }, units < 0n ? -units : units);
  return units < 0n ? -worth : worth;
}
