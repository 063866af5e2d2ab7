/**
 * Does something for each item, one after the other, because nobody waits for it and the connections serve customers first. An item
 * that fails does not stop the others: the first error is thrown at the end.
 */
export async function oneByOne<T>(items: Iterable<T>, act: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
