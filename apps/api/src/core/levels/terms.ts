import { lowestLevel, type AccountCurrency, type Brand, type LevelCode } from '@portal/brand';
import { fromUsd } from '../money/account-rate';
import { cents } from '../money/money';

/** The terms of a new account. */
export interface OpeningTerms {
  /** Applies from the opening. */
  leverage: number;
  /** Applies once the deposits have reached `firstMinimum`. */
  levelLeverage: number;
  /** In the account's currency. */
  firstMinimum: bigint;
}

/**
 * The rule of account levels (docs/rules.md, Account levels): an account can be opened at any level, its first deposit must reach the level's
 * minimum, and until then it has the leverage of the lowest level. The minimum is converted at the rate of the day. `requested` is
 * the leverage that the customer has chosen, at most the level's.
 */
export function openingTerms(
  brand: Pick<Brand, 'levels' | 'rates'>,
  code: LevelCode,
  currency: AccountCurrency,
  requested?: number,
): OpeningTerms {
  const level = brand.levels[code];
  const levelLeverage = requested ?? level.leverage;
  return {
    leverage: Math.min(levelLeverage, lowestLevel(brand).leverage),
    levelLeverage,
    firstMinimum: fromUsd(brand, cents(level.minDeposit), currency),
  };
}

/** The highest leverage that an account may have now. `first_minimum` is null once its deposits have reached the minimum. */
export function leverageCap(
  brand: Pick<Brand, 'levels'>,
  { level, first_minimum }: { level: LevelCode | null; first_minimum: bigint | null },
): number {
  if (!level) return 1;
  const { leverage } = brand.levels[level];
  return first_minimum === null ? leverage : Math.min(leverage, lowestLevel(brand).leverage);
}
