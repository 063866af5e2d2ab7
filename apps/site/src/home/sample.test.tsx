import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Replies } from '../testing/render-page';
import { HomePage } from './home.page';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
});

const account = {
  ...{ id: '7', account_no: '80001', kind: 'mt5', status: 'open', currency: 'USD', positions: 2 },
  ...{ balance: '9440.86', credit: '0.00', equity: '9194.83' },
};
const none = { deposits: '0.00', withdrawals: '0.00', other: '0.00' };
const days = Array.from({ length: 8 }, (_, n) => ({
  ...{ day: `2026-11-0${n + 1}`, balance: '9000.00', equity: `910${n}.00` },
  ...(n === 3 ? { ...none, deposits: '500.00' } : none),
}));
const list = { pageNo: 1, pageSize: 10, total: 0, list: [] as object[] };
const deposit = {
  id: '1',
  kind: 'deposit',
  amount: '500.00',
  balance: '9000.00',
  ref: 'D1',
  at: '2026-11-04T01:00:00Z',
};
const replies: Replies = {
  '/demo/v2/customer/queryAccountInfo': () => ({ data: { accounts: [account] } }),
  '/demo/v2/account/results': () => ({
    data: {
      month: '2026-11',
      today: { result: '0.00', percent: 0 },
      thisMonth: { result: '12.00', percent: 0.1 },
      waiting: null,
    },
  }),
  '/demo/v2/account/balanceHistory': () => ({ data: days }),
  '/demo/v2/tradedReport/creditRecordAjax': () => ({ data: list }),
  '/demo/v2/mt5TradeReport/creditRecordAjax': () => ({ data: { ...list, total: 1, list: [deposit] } }),
  '/demo/v2/tradedReport/profitAndLossRecordAjax': () => ({ data: list }),
};
const section = '开户之后看到什么';

test('the home page shows the overview of the demo account: equity, curve, and the entries of a day; links lead to /demo', async () => {
  const { requests } = renderPage(HomePage, { at: '/', demo: true, replies });
  expect(await screen.findByRole('heading', { name: '总净值' })).toBeVisible();
  const slider = await screen.findByRole('slider', { name: '选择日期' });
  // The last point is what the head shows.
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-08，净值 9194.83 美元，余额 9440.86 美元');
  fireEvent.change(slider, { target: { value: '3' } });
  await userEvent.click(screen.getByRole('button', { name: '查看 2026-11-04 的变动' }));
  expect(await screen.findByText('+500.00')).toBeVisible();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.filter((href) => href.startsWith('/demo/user-center/')).length).toBeGreaterThan(5);
  expect(hrefs.filter((href) => href.startsWith('/user-center/'))).toEqual([]);
  const asked = requests.map(({ path }) => path);
  expect(asked.filter((path) => /^\/v2\/(customer\/query|account|tradedReport|mt5)/.test(path))).toEqual([]);
});

test('it is not there where no account is shown, and says so where there is none yet', async () => {
  renderPage(HomePage, { at: '/', replies });
  expect(screen.queryByRole('heading', { name: section })).toBeNull();
  const no = () => ({ code: 'demo.none', msg: '暂时没有示例账户' });
  const { requestsTo } = renderPage(HomePage, {
    at: '/',
    demo: true,
    replies: { ...replies, '/demo/v2/customer/queryAccountInfo': no },
  });
  expect(await screen.findByText('暂时没有示例账户')).toBeVisible();
  await waitFor(() => expect(requestsTo('/demo/v2/customer/queryAccountInfo').length).toBeGreaterThan(0));
});
