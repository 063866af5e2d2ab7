/** A list page as the API returns it. */
export interface PageOf<T> {
  list: T[];
  pageNo: number;
  pageSize: number;
  total: number;
}

/** Applies the defaults of docs/product-lines.md §9 and computes the number of rows to skip. */
export function pageOf({ pageNo = 1, pageSize = 15 }: { pageNo?: number; pageSize?: number }) {
  return { pageNo, pageSize, offset: (pageNo - 1) * pageSize };
}
