import { screen, waitFor } from '@testing-library/react';
import { commonConfig, mt5 } from '../testing/fixtures';
import { cut, paths, renderPage, type Answers } from '../testing/render-page';
import { NewMt5Form } from './new-mt5.form';

const terms = '/v2/user/validateBrandLevel';
const header = '/v2/customer/createMT5Account';
const body = '/v2/customer/createMT5AccountWithToken';
const sessions = '/v2/user/sessions';
const session = (platform: number, current = true) => ({
  id: '1',
  platform,
  device: '',
  createdAt: '2026-11-21T07:00:00Z',
  lastSeenAt: '2026-11-21T07:00:00Z',
  current,
});
const levels = [
  ...commonConfig.levels,
  { code: 'DIA', name: 'VIP 账户', route: 'vip', minDeposit: '10000.00', leverage: 400, stopOut: 30 },
];

const common: Answers = {
  '/v2/common/getCommonConfig': () => ({ ...commonConfig, levels }),
  [sessions]: () => [session(1)],
  [terms]: ({ body: requests }) =>
    (requests as { level: string }).level === 'DIA'
      ? { allowed: true, minDeposit: '10000.00', leverage: 400, stopOut: 30 }
      : { allowed: true, minDeposit: '51.00', leverage: 99, stopOut: 49 },
  [header]: () => mt5,
  [body]: () => mt5,
};
const open = (answers: Answers = {}) => renderPage(<NewMt5Form />, { ...common, ...answers });

beforeEach(() => sessionStorage.clear());

test('shows the terms of the selected level that the gateway returns for this brand', async () => {
  const { user, requests } = open();
  expect(await screen.findByText('1:99')).toBeInTheDocument();
  expect(screen.getByText('49%')).toBeInTheDocument();
  expect(screen.getByText('51.00')).toBeInTheDocument();
  expect(screen.getByText(/首次入金（含转入）须达到该级别的最低入金/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('账户级别'), 'DIA');
  expect(await screen.findByText('1:400')).toBeInTheDocument();
  expect(screen.queryByText('1:99')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(paths(requests, terms).map((one) => one.body)).toEqual([
      { brandCode: 'TEST', level: 'MIN' },
      { brandCode: 'TEST', level: 'DIA' },
    ]),
  );
});

test('reports a level that is not offered, and reloads terms that failed to load', async () => {
  const answers = [cut, { allowed: false, reason: { code: 'customer.level', msg: '该级别暂不开放' } }];
  const { user } = open({ [terms]: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('该级别暂不开放')).toBeInTheDocument();
});

test.each([
  ['a browser', [session(2, false), session(1)], header, {}],
  ['an app’s page', [session(1, false), session(2)], body, { token: 't' }],
] as const)('%s opens the account with its own call', async (_, list, path, more) => {
  const { user, requests } = open({ [sessions]: () => list });
  await screen.findByText('1:99');
  await user.type(screen.getByLabelText('MT5 交易密码'), 'Trade#2026');
  await waitFor(() => expect(paths(requests, sessions)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(paths(requests, path)).toHaveLength(1));
  expect(paths(requests, path)[0]).toMatchObject({
    body: { level: 'MIN', password: 'Trade#2026', ...more },
    idempotencyKey: expect.any(String),
  });
  expect(requests.filter((one) => one.path === (path === header ? body : header))).toEqual([]);
});
