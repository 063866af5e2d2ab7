import { presets, rangeOf, type PresetId } from '../shared/records/date-range';
import { reportOf, reports, type ReportChoice, type ReportId } from './report-list';

/** What the page shows. All of it is in the URL, so that it can be shared and revisited. */
export interface View {
  report: ReportId;
  /** Absent if the days were chosen separately. */
  preset?: PresetId;
  /** Days in Beijing time, both included. */
  startDate: string;
  endDate: string;
  /**
   * `''` all accounts in USD, or in the report of balance movements the one that `openedAccount` names; there also `wallet`, and `mt5`
   * for all MT5 accounts in USD. `CNH` all in CNH; otherwise an account id.
   */
  account: string;
  /** `''` all. */
  symbol: string;
  /** Value of the report's own filter, `''` all. */
  choice: string;
  /** Value of the report's second filter, `''` if none is chosen. */
  state: string;
  page: number;
  /** Key of the row whose details are open, `''` none. */
  row: string;
}

const DEFAULT_PRESET: PresetId = '30';
const idShape = /^[0-9A-Za-z_.:-]{1,60}$/;
const symbolShape = /^[A-Z0-9.]{1,20}$/;
const MAX_PAGE = 1_000_000;

/** Whether a text is an existing day from 2000 to 2099. */
export function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function daysOf(search: URLSearchParams, now: number): Pick<View, 'preset' | 'startDate' | 'endDate'> {
  const [startDate, endDate] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isDay(startDate) && isDay(endDate) && startDate <= endDate) return { startDate, endDate };
  const preset = presets.find(({ id }) => id === search.get('days'))?.id ?? DEFAULT_PRESET;
  return { preset, ...rangeOf(preset, now) };
}

// Without a wallet to choose, `all` is all MT5 accounts.
const accountOf = (offered: 'wallet-or-mt5' | 'mt5' | undefined, account: string) =>
  !offered || (offered === 'mt5' && ['wallet', 'mt5'].includes(account)) ? '' : account;

/** Reads a view from a URL. Values that the report does not offer are ignored. `now` in ms. */
export function readView(search: URLSearchParams, now: number): View {
  const report = reports.find(({ id }) => id === search.get('tab'))?.id ?? reports[0].id;
  const { accounts, symbols, choice, state } = reportOf(report);
  const text = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  const chosen = (of: ReportChoice | undefined) => {
    const value = (of && search.get(of.param)) ?? '';
    return of?.options.some((option) => option.value === value) ? value : '';
  };
  const page = Number(text('page', /^[1-9]\d{0,6}$/) || '1');
  return {
    report,
    ...daysOf(search, now),
    account: accountOf(accounts, text('account', idShape)),
    symbol: symbols ? text('symbol', symbolShape) : '',
    choice: chosen(choice),
    state: chosen(state),
    page: Math.min(page, MAX_PAGE),
    row: text('row', idShape),
  };
}

/** The query string of a view, with its question mark; defaults are left out. */
export function addressOf(view: View): string {
  const { choice, state } = reportOf(view.report);
  const search = new URLSearchParams();
  const put = (name: string, value: string, unsaid = '') => {
    if (value !== unsaid) search.set(name, value);
  };
  put('tab', view.report, reports[0].id);
  if (view.preset) {
    put('days', view.preset, DEFAULT_PRESET);
  } else {
    put('from', view.startDate);
    put('to', view.endDate);
  }
  put('account', view.account);
  put('symbol', view.symbol);
  if (choice) put(choice.param, view.choice);
  if (state) put(state.param, view.state);
  put('page', String(view.page), '1');
  put('row', view.row);
  return `?${search.toString()}`;
}

export type ViewChange = Partial<Omit<View, 'startDate' | 'endDate' | 'preset'>> &
  ({ preset: PresetId } | { startDate: string; endDate: string } | Record<never, never>);

/** The view after a change. A changed filter starts at page 1; a changed report drops filters that only the old one has. */
export function changed(view: View, change: ViewChange, now: number): View {
  const { preset, ...rest } = view;
  const days = 'startDate' in change ? {} : 'preset' in change ? rangeOf(change.preset, now) : { preset };
  const anew = Object.keys(change).every((key) => key === 'row') ? {} : { page: 1, row: '' };
  const next: View = { ...rest, ...days, ...anew, ...change };
  if (next.report === view.report) return next;
  // Reading the URL again drops what the new report does not use.
  return readView(new URLSearchParams(addressOf({ ...next, choice: '', state: '' })), now);
}
