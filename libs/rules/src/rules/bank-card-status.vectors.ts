/**
 * Status by approval, nameApproval and imageApproval, written by hand from docs/product-lines.md §4: one block per approval (0 to 3), one
 * line per nameApproval, one digit per imageApproval.
 */
export const bankCardStatusVectors: readonly (readonly string[])[] = [
  ['0023', '0023', '2223', '3333'],
  ['1111', '1111', '1111', '1111'],
  ['2223', '2223', '2223', '3333'],
  ['3333', '3333', '3333', '3333'],
];
