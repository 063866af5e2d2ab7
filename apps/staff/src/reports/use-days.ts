import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { dayAgo } from '../shared/page/day-ago';

export const dayFilters: readonly ListFilter[] = [
  { name: 'startDate', label: '开始日期', kind: 'day' },
  { name: 'endDate', label: '结束日期', kind: 'day' },
];

/** The days of a report in the address; the last 30 days by Beijing's calendar if none are given. */
export function useDays(filters: readonly ListFilter[] = dayFilters, order?: string) {
  const address = useListAddress(filters, order);
  const days = {
    startDate: address.values['startDate'] ?? dayAgo(29),
    endDate: address.values['endDate'] ?? dayAgo(0),
  };
  const values: Readonly<Record<string, string>> = { ...address.values, ...days };
  return { address: { ...address, values }, days };
}
