/**
 * Status by approval, nameApproval and imageApproval, written out by hand from product.md §4: a block an approval
 * (0 to 3), a line a nameApproval, a digit an imageApproval.
 */
export const bankCardStatusVectors: readonly (readonly string[])[] = [
  ['0023', '0023', '2223', '3333'],
  ['1111', '1111', '1111', '1111'],
  ['2223', '2223', '2223', '3333'],
  ['3333', '3333', '3333', '3333'],
];
