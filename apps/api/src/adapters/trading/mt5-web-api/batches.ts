/** The platform answers for so many at once. */
export const batchSize = 100;

export function batches<T>(all: readonly T[]): T[][] {
  const starts = Array.from({ length: Math.ceil(all.length / batchSize) }, (_none, batch) => batch * batchSize);
  return starts.map((start) => all.slice(start, start + batchSize));
}
