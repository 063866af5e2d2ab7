/** A page of a list, as the back office returns it. */
export interface Page<Row> {
  list: Row[];
  total: number;
  pageNo: number;
  pageSize: number;
}

export const pageOption = { page: { type: 'string' } } as const;

/** What stands below a list: how many there are, and which page this is. */
export const footOf = ({ total, pageNo, pageSize }: Omit<Page<unknown>, 'list'>): string =>
  `共 ${total} 条，第 ${pageNo} / ${Math.ceil(total / pageSize)} 页`;

/** A time as the lists show it: UTC, to the minute. */
export const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');
