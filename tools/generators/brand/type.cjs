// The type sizes of libs/brand/src/base-type.ts, in rem. The test checks the result against the library's bounds.
const STEPS = { 12: 0.75, 14: 0.875, 16: 1, 20: 1.25, 28: 1.75, 40: 2.5, 64: 4 };

/** The sizes that fit a body text size, in whole 16ths of a rem. */
exports.sizesOf = (body) =>
  Object.fromEntries(Object.entries(STEPS).map(([step, size]) => [step, Math.round(size * body * 16) / 16]));
