import { cents } from '@portal/overview/cents';

const common = ['100', '500', '1000'] as const;

/** The common amounts that a form may take: at least `min` and at most each of `max`; a limit that is not known does not count. */
export function amountsBetween(min: string | undefined, ...max: readonly (string | undefined)[]): string[] {
  const least = min === undefined ? null : cents(min);
  const most = max.map((one) => (one === undefined ? null : cents(one)));
  return common.filter((amount) => {
    const units = cents(amount) ?? 0n;
    return (least === null || units >= least) && most.every((one) => one === null || units <= one);
  });
}
