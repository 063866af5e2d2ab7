import { useState } from 'react';
import { addressOf, type View } from './view';

/**
 * The last page that came for the same report and the same filters, where its sums are those of all pages: they and their
 * chart stand while another page comes. Undefined where the sums are of one page only.
 */
export function useStanding<P extends object>(view: View, page: P | undefined): P | undefined {
  const filters = addressOf({ ...view, page: 1, row: '' });
  const [last, setLast] = useState<{ filters: string; page: P }>();
  if (page && (last?.page !== page || last.filters !== filters)) setLast({ filters, page });
  return last?.filters === filters && 'summary' in last.page ? last.page : undefined;
}
