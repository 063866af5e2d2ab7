import { useState } from 'react';
import { addressOf, type View } from './view';

/**
 * The last page loaded for the same report and filters, if its sums cover all pages: the sums and their chart stay while
 * another page loads. Undefined if the sums cover one page only.
 */
export function useStanding<P extends object>(view: View, page: P | undefined): P | undefined {
  const filters = addressOf({ ...view, page: 1, row: '' });
  const [last, setLast] = useState<{ filters: string; page: P }>();
  if (page && (last?.page !== page || last.filters !== filters)) setLast({ filters, page });
  return last?.filters === filters && 'summary' in last.page ? last.page : undefined;
}
