/** The settings of a symbol that a group replaces. Where a field is absent, the symbol's own value applies. */
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
  /** Percent; 100 if absent. */
  marginCall?: number;
  /** Both levels are amounts of equity in the group's currency, and not percentages. */
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
export const groupAnswer = (
  path: string,
  { currency, stopOut, marginCall = 100, isMoney = false, floating = '' }: SimulatorGroup,
) => ({
  Group: path,
  Currency: currency,
  MarginSOMode: isMoney ? '1' : '0',
  MarginCall: marginCall.toFixed(2),
  MarginStopOut: stopOut.toFixed(2),
  MarginLeverageProfile: floating,
});

/** A group whose levels are amounts of equity, in place of one of the usual groups. */
export const moneyGroup: readonly [string, SimulatorGroup] = [
  'real\\DIA-CNH',
  { currency: 'CNH', stopOut: 500.5, marginCall: 1_000, isMoney: true },
];
