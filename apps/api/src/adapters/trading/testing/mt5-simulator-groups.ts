/** What a group has otherwise than the symbol itself. Absent words are the symbol's. */
export interface SimulatorGroupSymbol {
  /** A symbol's path, or the beginning of it with `*`. The first that fits a symbol applies. */
  path: string;
  marginInitial?: string;
  marginBuy?: string;
  marginSell?: string;
}

export interface SimulatorGroup {
  currency: string;
  /** Percent. */
  stopOut: number;
  /** The stop-out level is an amount of money and not a percentage. */
  isMoney?: boolean;
  /** The name of its floating margin profile. */
  floating?: string;
  symbols?: readonly SimulatorGroupSymbol[];
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
export const groupAnswer = (path: string, { currency, stopOut, isMoney = false, floating = '' }: SimulatorGroup) => ({
  Group: path,
  Currency: currency,
  MarginSOMode: isMoney ? '1' : '0',
  MarginStopOut: stopOut.toFixed(2),
  MarginLeverageProfile: floating,
});
