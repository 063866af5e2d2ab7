import { minor, type Minor } from './minor';
import { parseAmount } from './parse-amount';

/** A tier of a commission table: `perLot` in USD per lot by product kind, from `fromLots` whole lots of a month on. */
export interface CommissionTier<Kind extends string> {
  fromLots: number;
  perLot: Readonly<Record<Kind, string>>;
}

/** The lots of one kind, what a lot pays in cents, and the commission in cents. */
export interface CommissionPart<Kind extends string> {
  kind: Kind;
  lots: bigint;
  rate: Minor;
  amount: Minor;
}

/** The hundredths of a lot in a volume of ten-thousandths, rounded down. */
export const lotHundredths = (volume: bigint): bigint => volume / 100n;

/** The tier of a month by all of its lots, in hundredths. `tiers` begin with the lowest, which applies below the first limit too. */
export function tierOf<Tier extends { fromLots: number }>(tiers: readonly Tier[], lots: bigint): Tier | undefined {
  return tiers.filter(({ fromLots }) => lots >= BigInt(fromLots) * 100n).pop() ?? tiers[0];
}

/** What hundredths of a lot pay at a rate in cents per lot, in cents, rounded half up. */
export const commissionOf = (rate: Minor, lots: bigint): Minor => minor((rate * lots + 50n) / 100n);

/**
 * The commission of a month. The tier that all lots together reach applies to each of them. Kinds without lots are left out.
 * @param lots hundredths of a lot by product kind
 */
export function monthCommission<Kind extends string>(
  tiers: readonly CommissionTier<Kind>[],
  lots: ReadonlyMap<Kind, bigint>,
): { lots: bigint; fromLots: number; parts: CommissionPart<Kind>[]; amount: Minor } {
  const all = [...lots.values()].reduce((sum, one) => sum + one, 0n);
  const tier = tierOf(tiers, all);
  const parts = [...lots]
    .filter(([, some]) => some > 0n)
    .map(([kind, some]) => {
      const rate = parseAmount(tier?.perLot[kind], 2) ?? minor(0n);
      return { kind, lots: some, rate, amount: commissionOf(rate, some) };
    });
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  return { lots: all, fromLots: tier?.fromLots ?? 0, parts, amount: minor(amount) };
}
