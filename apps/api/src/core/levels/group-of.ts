import { accountCurrencies, levelCodes, type AccountCurrency, type Brand, type LevelCode } from '@portal/brand';

type Groups = Pick<Brand, 'tradingGroups'>;

/** The currencies in which the brand opens MT5 accounts. */
export const currenciesOf = ({ tradingGroups }: Groups): AccountCurrency[] =>
  accountCurrencies.filter((currency) => tradingGroups[currency]);

/** The trading platform's group of a currency and a level; undefined if the brand does not offer the currency. */
export const groupOf = ({ tradingGroups }: Groups, currency: AccountCurrency, code: LevelCode): string | undefined =>
  tradingGroups[currency]?.[code];

/** All groups of the brand. */
export const groupsOf = (brand: Groups): string[] =>
  currenciesOf(brand).flatMap((currency) => levelCodes.flatMap((code) => groupOf(brand, currency, code) ?? []));

/** The currency and level of a group of the trading platform; undefined for a group that is not the brand's. */
export function accountTypeOf(
  brand: Groups,
  group: string,
): { currency: AccountCurrency; level: LevelCode } | undefined {
  for (const currency of currenciesOf(brand)) {
    const level = levelCodes.find((code) => groupOf(brand, currency, code) === group);
    if (level) return { currency, level };
  }
  return undefined;
}
