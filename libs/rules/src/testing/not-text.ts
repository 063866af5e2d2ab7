/** Values that are no text: every rule refuses them, also where they would print as something it accepts. */
export const notText = (accepted: string): readonly unknown[] => [
  ...[undefined, null, true, false, 0, -1, NaN, Infinity, Number(accepted), 10n, Symbol('text'), new Date(0)],
  ...[[], [accepted], {}, { length: accepted.length }, { toString: () => accepted }, Object(accepted), () => accepted],
];
