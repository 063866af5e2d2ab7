// The steps of libs/brand/src/base-type.ts, in rem; the test holds the result against the bounds of the library.
const STEPS = { 12: 0.75, 14: 0.875, 16: 1, 20: 1.25, 28: 1.75, 40: 2.5 };

/** The sizes that go with one of running text, in whole 16ths of a rem. */
exports.sizesOf = (body) =>
  Object.fromEntries(Object.entries(STEPS).map(([step, size]) => [step, Math.round(size * body * 16) / 16]));
