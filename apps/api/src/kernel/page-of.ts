/** What the wire says of a page of a list. */
export interface PageOf<T> {
  list: T[];
  pageNo: number;
  pageSize: number;
  total: number;
}

/** Defaults of product.md §9, and the rows to pass over. */
export function pageOf({ pageNo = 1, pageSize = 15 }: { pageNo?: number; pageSize?: number }) {
  return { pageNo, pageSize, offset: (pageNo - 1) * pageSize };
}
