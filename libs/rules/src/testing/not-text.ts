/** Values that are not strings: every rule refuses them, even if their string form would be accepted. */
export const notText = (accepted: string): readonly unknown[] => [
  ...[undefined, null, true, false, 0, -1, NaN, Infinity, Number(accepted), 10n, Symbol('text'), new Date(0)],
  ...[[], [accepted], {}, { length: accepted.length }, { toString: () => accepted }, Object(accepted), () => accepted],
];
