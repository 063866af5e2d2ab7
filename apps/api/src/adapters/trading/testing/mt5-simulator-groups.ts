export interface SimulatorGroup {
  currency: string;
  /** Percent. */
  stopOut: number;
  /** The stop-out level is an amount of money and not a percentage. */
  isMoney?: boolean;
}
export type SimulatorGroups = ReadonlyMap<string, SimulatorGroup>;

/** The groups of a platform by path, with the usual levels. */
export const usualGroups: SimulatorGroups = new Map(
  ['USD', 'CNH'].flatMap((currency): [string, SimulatorGroup][] => [
    [`real\\MIN-${currency}`, { currency, stopOut: 50 }],
    [`real\\STD-${currency}`, { currency, stopOut: 30 }],
    [`real\\DIA-${currency}`, { currency, stopOut: 30 }],
  ]),
);

/** A group as /api/group/get tells it. */
export const groupAnswer = (path: string, { currency, stopOut, isMoney = false }: SimulatorGroup) => ({
  Group: path,
  Currency: currency,
  MarginSOMode: isMoney ? '1' : '0',
  MarginStopOut: stopOut.toFixed(2),
});
