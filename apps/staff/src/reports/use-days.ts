import { useListAddress, type ListFilter } from '../shared/list/use-list-address';

const dayAt = (daysAgo: number) => new Date(Date.now() + 28_800_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

export const dayFilters: readonly ListFilter[] = [
  { name: 'startDate', label: '开始日期', kind: 'day' },
  { name: 'endDate', label: '结束日期', kind: 'day' },
];

/** The days of a report in the address; the last 30 days by Beijing's calendar if none are given. */
export function useDays(filters: readonly ListFilter[] = dayFilters, order?: string) {
  const address = useListAddress(filters, order);
  const days = {
    startDate: address.values['startDate'] ?? dayAt(29),
    endDate: address.values['endDate'] ?? dayAt(0),
  };
  const values: Readonly<Record<string, string>> = { ...address.values, ...days };
  return { address: { ...address, values }, days };
}
