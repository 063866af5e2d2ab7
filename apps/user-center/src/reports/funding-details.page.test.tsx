import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { saveFile } from '../shared/records/save-file';
import { accountInfo, closedTrade, draft, profitSummary } from '../testing/fixtures';
import { cut, paths, Refusal, renderPage, type Answers } from '../testing/render-page';
import { FundingDetailsPage } from './funding-details.page';

jest.mock('../shared/records/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@portal/ui/chart', () => ({
  DayBars: ({ points }: { points: readonly { day: string; value: string }[] }) => (
    <figure>{points.map(({ day, value }) => `${day} ${value}`).join('; ')}</figure>
  ),
}));

const paidList = '/v2/deposit/depositDraft/paidList';
const profits = '/v2/tradedReport/profitAndLossRecordAjax';
const path = '/user-center/fundingDetails';

const page = <T,>(list: T[], total = list.length) => ({ list, total, pageNo: 1, pageSize: 15 });
const paid = { ...draft, status: 'paid', paidAt: '2026-11-21T07:10:00Z', payUrl: undefined };
function Address() {
  const { search } = useLocation();
  return <output aria-label="地址">{search}</output>;
}

const common: Answers = {
  '/v2/customer/queryAccountInfo': () => ({ ...accountInfo, serverTime: new Date().toISOString() }),
  '/v2/common/getSymbolList': () => [{ symbol: 'XAUUSD', name: '黄金' }],
  [paidList]: () => page([paid]),
  [profits]: () => ({ ...page([closedTrade]), summary: profitSummary }),
};
const open = (search: string, answers: Answers = {}) =>
  renderPage(
    <>
      <FundingDetailsPage />
      <Address />
    </>,
    { ...common, ...answers },
    path + search,
  );
// jsdom's Blob has no text().
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
const address = () => screen.getByLabelText('地址').textContent;
const lastBody = (requests: Parameters<typeof paths>[0], of: string) => paths(requests, of).at(-1)?.body;

beforeEach(() => jest.mocked(saveFile).mockClear());

test('shows the nine reports in their order, and the time zone once', async () => {
  open('');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '入金',
    '出金',
    '数字货币出金',
    '数字货币明细',
    '转账',
    '资金流水',
    '盈亏',
    '委托',
    '成交',
  ]);
  expect(screen.getAllByText(/北京时间/)).toHaveLength(1);
  expect(await screen.findByText(draft.pno)).toBeInTheDocument();
  expect(screen.getByRole('table', { name: '入金' })).toBeInTheDocument();
});

test('a question about a closed trade names its position', async () => {
  const { user } = open('?tab=profit');
  await user.click(await screen.findByRole('button', { name: /^详情/ }));
  const drawer = await screen.findByRole('dialog', { name: '盈亏详情' });
  expect(within(drawer).getByRole('link', { name: '对这笔有疑问？' })).toHaveAttribute(
    'href',
    `/user-center/support?ref=${closedTrade.position}`,
  );
});

test('requests the report of the address', async () => {
  const { requests } = open('?tab=profit&from=2026-01-01&to=2026-03-31&account=2&symbol=XAUUSD&page=2');
  expect(await screen.findByText('8001')).toBeInTheDocument();
  expect(lastBody(requests, profits)).toEqual({
    startDate: '2026-01-01',
    endDate: '2026-03-31',
    accountId: '2',
    symbol: 'XAUUSD',
    pageNo: 2,
    pageSize: 15,
  });
});

test('writes a filter to the address, and returns to the first page', async () => {
  const { requests, user } = open('?tab=profit&days=90&page=2');
  await user.selectOptions(
    await screen.findByLabelText('品种'),
    await screen.findByRole('option', { name: '黄金 XAUUSD' }),
  );
  await waitFor(() => expect(address()).toBe('?tab=profit&days=90&symbol=XAUUSD'));
  await waitFor(() => expect(lastBody(requests, profits)).toMatchObject({ symbol: 'XAUUSD', pageNo: 1 }));
  await user.selectOptions(screen.getByLabelText('品种'), '全部品种');
  await waitFor(() => expect(address()).toBe('?tab=profit&days=90'));
});

test('filters deposits by every status, and names the status in the file and in print', async () => {
  const cancelled = { ...draft, status: 'cancelled', payUrl: undefined };
  const { requests, user } = open('?from=2026-11-01&to=2026-11-30', {
    [paidList]: ({ body }) => page('status' in (body as object) ? [cancelled] : [paid]),
  });
  await screen.findByText('已入金', { selector: 'td *' });
  expect(lastBody(requests, paidList)).not.toHaveProperty('status');
  for (const [label, status] of [
    ['待支付', 'unpaid'],
    ['已过期', 'overdue'],
    ['待核对', 'mismatch'],
    ['已取消', 'cancelled'],
  ] as const) {
    await user.selectOptions(screen.getByLabelText('状态'), label);
    await waitFor(() => expect(address()).toBe(`?from=2026-11-01&to=2026-11-30&status=${status}`));
    await waitFor(() => expect(lastBody(requests, paidList)).toMatchObject({ status, pageNo: 1, type: 0 }));
  }
  expect(await screen.findByText('已取消', { selector: 'td *' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '下载 CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(jest.mocked(saveFile).mock.calls[0]?.[1]).toBe('资金明细_入金_已取消_2026-11-01_2026-11-30.csv');
  expect(lastBody(requests, paidList)).toMatchObject({ status: 'cancelled', pageSize: 100 });
});

test('requests custom days only if both are valid and in order', async () => {
  const { user, requests } = open('?tab=profit&from=2026-03-01&to=2026-03-31');
  await screen.findByText('8001');
  const before = paths(requests, profits).length;
  await user.clear(screen.getByLabelText('开始日期'));
  await user.type(screen.getByLabelText('开始日期'), '2026-04-01');
  expect(screen.getByText('开始日期不能晚于结束日期')).toBeInTheDocument();
  expect(paths(requests, profits)).toHaveLength(before);
  await user.clear(screen.getByLabelText('结束日期'));
  await user.type(screen.getByLabelText('结束日期'), '2026-04-30');
  expect(address()).toBe('?tab=profit&from=2026-04-01&to=2026-04-30');
  expect(screen.queryByText('开始日期不能晚于结束日期')).not.toBeInTheDocument();
});

test('shows the sums of the gateway, and profit by day including costs', async () => {
  open('?tab=profit');
  expect(await screen.findByText('100.0%')).toBeInTheDocument();
  expect(screen.getByText('2026-11-20 173.85')).toBeInTheDocument();
  expect(screen.getAllByText('+173.85').length).toBeGreaterThan(0);
});

test('shows a text instead of the chart for more than a year', async () => {
  open('?tab=profit', {
    [profits]: () => ({ ...page([closedTrade]), summary: { ...profitSummary, days: undefined } }),
  });
  expect(await screen.findByText(/日期范围超过一年/)).toBeInTheDocument();
});

test('labels the sum of one of several pages as a page total', async () => {
  open('', { [paidList]: () => page([paid], 40) });
  expect(await screen.findByText('本页金额合计')).toBeInTheDocument();
  expect(screen.getByText('第 1 / 3 页，共 40 条')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', `${path}?page=2`);
});

test('opens a row by its button and by the address, with every field and a link to its document', async () => {
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: /^详情/ }));
  await waitFor(() => expect(address()).toBe(`?row=${draft.pno}`));
  const drawer = screen.getByRole('dialog', { name: '入金详情' });
  expect(within(drawer).getByRole('link', { name: '对这笔有疑问？' })).toHaveAttribute(
    'href',
    `/user-center/support?ref=${draft.pno}`,
  );
  expect(within(drawer).getByText('1 USD = 7.26 CNY')).toBeInTheDocument();
  expect(within(drawer).getByText('MT5 账户 5100001')).toBeInTheDocument();
  expect(within(drawer).getByText('2026-11-21 15:10:00')).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: '查看入金单' })).toHaveAttribute(
    'href',
    `/user-center/assets/deposit?merchantId=records&pno=${draft.pno}`,
  );
  await user.click(within(drawer).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(address()).toBe(''));
});

test('never shows rows of the previous filter under the new one', async () => {
  const outcomes = [page([paid]), cut];
  const { user } = open('', { [paidList]: () => outcomes.shift() ?? cut });
  await screen.findByText(draft.pno);
  await user.selectOptions(screen.getByLabelText('入金方式'), '数字货币');
  expect(await screen.findByText('网络异常，请稍后重试')).toBeInTheDocument();
  expect(screen.queryByText(draft.pno)).not.toBeInTheDocument();
});

test('keeps sums and chart while another page of the same list loads', async () => {
  let come: (answer: unknown) => void = () => undefined;
  const { user, requests } = open('?tab=profit', {
    [profits]: ({ body }) =>
      (body as { pageNo: number }).pageNo === 1
        ? { ...page([closedTrade], 16), summary: profitSummary }
        : new Promise((resolve) => {
            come = resolve;
          }),
  });
  await user.click(await screen.findByRole('link', { name: '下一页' }));
  await waitFor(() => expect(paths(requests, profits)).toHaveLength(2));
  expect(screen.getByText('2026-11-20 173.85')).toBeInTheDocument();
  expect(screen.getByText('100.0%')).toBeInTheDocument();
  expect(screen.queryByText('8001')).not.toBeInTheDocument();
  come({ ...page([{ ...closedTrade, position: '7999', deal: '6999' }], 16), summary: profitSummary });
  expect(await screen.findByText('7999')).toBeInTheDocument();
});

test('shows different texts for an empty result and for a page beyond the end', async () => {
  const { unmount } = open('', { [paidList]: () => page([]) });
  expect(await screen.findByText('没有符合条件的记录')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '下载 CSV' })).not.toBeInTheDocument();
  unmount();
  open('?page=9', { [paidList]: () => page([], 20) });
  expect(await screen.findByText('这一页没有记录')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到第一页' })).toHaveAttribute('href', path);
});

test('requests separate reports for the wallet and for MT5 accounts', async () => {
  const movement = { id: '5', kind: 'fee', amount: '-3.00', balance: '97.00', ref: 'W261121ABCDEF12', at: paid.paidAt };
  const sums = { count: 1, in: '0.00', out: '-3.00', net: '-3.00' };
  const { user, requests } = open('?tab=credit', {
    '/v2/tradedReport/creditRecordAjax': () => ({ ...page([movement]), summary: sums }),
    '/v2/mt5TradeReport/creditRecordAjax': () => ({
      ...page([{ ...movement, credit: '20.00', account_no: '5100001' }]),
      summary: sums,
    }),
  });
  expect(await screen.findByRole('link', { name: 'W261121ABCDEF12' })).toHaveAttribute(
    'href',
    `${path}?tab=withdraw&from=2026-11-21&to=2026-11-21&row=W261121ABCDEF12`,
  );
  expect(paths(requests, '/v2/mt5TradeReport/creditRecordAjax')).toEqual([]);
  await user.selectOptions(screen.getByLabelText('账户'), '全部 MT5 账户');
  expect(await screen.findByText('20.00')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('columnheader', { name: '信用额' })).toBeInTheDocument());
  expect(lastBody(requests, '/v2/mt5TradeReport/creditRecordAjax')).not.toHaveProperty('accountId');
  await user.selectOptions(
    screen.getByLabelText('账户'),
    await screen.findByRole('option', { name: 'MT5 账户 5100001' }),
  );
  await waitFor(() =>
    expect(lastBody(requests, '/v2/mt5TradeReport/creditRecordAjax')).toMatchObject({ accountId: '2' }),
  );
});

describe('下载 CSV', () => {
  const download = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: '下载 CSV' }));

  test('saves the file of the gateway for a report, named after its content', async () => {
    const { user, requests } = open('?tab=profit&from=2026-01-01&to=2026-03-31&symbol=XAUUSD', {
      [`${profits}.csv`]: () => 'csv',
    });
    await download(user);
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(paths(requests, `${profits}.csv`)).toHaveLength(1);
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), '资金明细_盈亏_XAUUSD_2026-01-01_2026-03-31.csv');
  });

  test('reads all pages of a list of proposals', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({ ...paid, pno: `D261121ABCDE${100 + index}` }));
    const { user, requests } = open('', {
      [paidList]: ({ body }) => {
        const { pageNo, pageSize } = body as { pageNo: number; pageSize: number };
        return page(rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), rows.length);
      },
    });
    await download(user);
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const text = await textOf(jest.mocked(saveFile).mock.calls[0]![0]);
    expect(text.trim().split('\r\n')).toHaveLength(1 + 101);
    expect(paths(requests, paidList).map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ pageSize: 100, pageNo: 2 }),
    );
  });

  test('reports a file that cannot be loaded, and saves nothing', async () => {
    const calls = [page([paid]), new Refusal('RATE', '操作过于频繁，请稍后再试')];
    const { user } = open('', { [paidList]: () => calls.shift() });
    await download(user);
    expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeInTheDocument();
    expect(saveFile).not.toHaveBeenCalled();
  });
});

test('prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open('?tab=profit&from=2026-01-01&to=2026-03-31&symbol=XAUUSD');
  await user.click(await screen.findByRole('button', { name: '打印' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(screen.getByText(/盈亏 · 2026-01-01 至 2026-03-31 · XAUUSD · 共 1 条，第 1 页/)).toBeInTheDocument(),
  );
});
