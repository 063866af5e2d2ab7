/** The state of the balance page, all of it in the URL. */
export interface ExplainView {
  /** Empty: the first account. */
  accountId: string;
  of: 'balance' | 'credit';
  /** `YYYY-MM`; empty: no month is open. */
  month: string;
  page: number;
}

const within = (text: string | null, shape: RegExp) => (text !== null && shape.test(text) ? text : '');

/** Reads a view from a URL. Invalid values are ignored. */
export const readExplainView = (search: URLSearchParams): ExplainView => ({
  accountId: within(search.get('account'), /^[1-9]\d{0,17}$/),
  of: search.get('of') === 'credit' ? 'credit' : 'balance',
  month: within(search.get('month'), /^20\d{2}-(0[1-9]|1[0-2])$/),
  page: Number(within(search.get('page'), /^[1-9]\d{0,5}$/) || '1'),
});

/** The query string of a view, with its question mark. */
export function explainAddress({ accountId, of, month, page }: ExplainView): string {
  const search = new URLSearchParams();
  if (accountId) search.set('account', accountId);
  if (of === 'credit') search.set('of', of);
  if (month) search.set('month', month);
  if (page > 1) search.set('page', String(page));
  return `?${search.toString()}`;
}
