import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../shared/records/save-file';
import { commonConfig } from '../testing/fixtures';
import { cut, paths, renderPage, type Answers, type SentRequest } from '../testing/render-page';
import { InvitePage } from './invite.page';
import { makePoster } from './make-poster';

jest.mock('../shared/records/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('./make-poster', () => ({ makePoster: jest.fn() }));

const info = {
  code: 'M3PAACEC',
  link: 'http://www.example.com/register?inviteCode=M3PAACEC',
  qr: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  invited: 12,
  verified: 5,
  funded: 3,
  bonus: '40.00',
  pending: '20.00',
};
const relations = '/v2/recommend/getCustomerRelation';
const page = <T,>(list: T[], total = list.length) => ({ list, total, pageNo: 1, pageSize: 10 });
const friend = { customer: '139****0001', registeredAt: '2026-11-20T01:00:00Z', verified: true, funded: false };
const bonus = { id: '1', customer: '139****0001', amount: '20.00', state: 'pending', at: '2026-11-21T01:00:00Z' };
const inviteCode = '/v2/recommend/getInviteCode';
const queryCommission = '/v2/recommend/queryCommission';
const commissionRecords = '/v2/recommend/getCommissionRecords';
const perLot = { forex: '4.00', goods: '5.00', indexes: '1.00', digiccy: '1.00', stock: '0.50' };
const introducer = {
  agreement: {
    from: '2026-10',
    tiers: [
      { fromLots: 0, perLot },
      { fromLots: 100, perLot: { ...perLot, forex: '5.00' } },
    ],
  },
  running: {
    month: '2026-11',
    lots: '12.34',
    fromLots: 0,
    amount: '49.36',
    parts: [{ kind: 'forex', lots: '12.34', rate: '4.00', amount: '49.36' }],
  },
};
const record = {
  month: '2026-10',
  lots: '1.50',
  amount: '4.80',
  state: 'paid',
  parts: [{ kind: 'forex', lots: '1.50', rate: '4.00', amount: '6.00' }],
  differences: [{ month: '2026-09', amount: '-1.20' }],
};
const common: Answers = {
  [queryCommission]: () => ({}),
  [inviteCode]: () => ({ code: info.code, link: info.link }),
  '/v2/recommend/queryRecommendInfo': () => info,
  [relations]: () => page([friend]),
  '/v2/recommend/getRecommendBonus': () => page([bonus]),
  '/v2/common/getCommonConfig': () => ({
    ...commonConfig,
    limits: { 'invite.firstDeposit': '200.00', 'invite.bonus': '20.00' },
  }),
};
const open = (answers: Answers = {}) => renderPage(<InvitePage />, { ...common, ...answers }, '/user-center/invite');

beforeAll(() => {
  URL.createObjectURL = () => 'blob:poster';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => jest.clearAllMocks());

test('shows the code, the link, its QR code as an image, and the results', async () => {
  open();
  expect(await screen.findByText('M3PAACEC')).toBeInTheDocument();
  expect(screen.getByText(info.link)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: `邀请链接的二维码：${info.link}` })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
  );
  expect(['12 人', '5 人', '3 人', '40.00', '20.00'].every((text) => screen.getAllByText(text).length > 0)).toBe(true);
  expect(await screen.findByText(/首笔入金达到 200.00 USD，您获得 20.00 USD 奖励/)).toBeInTheDocument();
});

test('shows code and link from getInviteCode, without the QR code if it cannot be loaded', async () => {
  const other = { code: 'OTHER888', link: 'http://www.example.com/register?inviteCode=OTHER888' };
  const { user } = open({ [inviteCode]: () => other, '/v2/recommend/queryRecommendInfo': () => cut });
  expect(await screen.findByText(other.code)).toBeInTheDocument();
  expect(screen.getByText(other.link)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '生成邀请海报' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByText(other.code)).toBeInTheDocument());
});

test('reports a code that cannot be loaded, and reloads it on retry', async () => {
  const answers = [cut, { code: info.code, link: info.link }];
  const { user } = open({ [inviteCode]: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText(info.code)).toBeInTheDocument();
});

test('shows one error if nothing can be loaded, and reloads everything on retry', async () => {
  let isDown = true;
  const unlessDown = (answers: Answers) =>
    Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        (request: SentRequest) => (isDown ? cut : answer(request)),
      ]),
    );
  const { user } = open(unlessDown(common));
  const retry = await screen.findByRole('button', { name: '重试' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('M3PAACEC')).toBeInTheDocument();
  expect(await screen.findByText('3 人')).toBeInTheDocument();
});

test('copies code and link with a button each', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '复制邀请码' }));
  expect(await navigator.clipboard.readText()).toBe('M3PAACEC');
  await user.click(screen.getByRole('button', { name: '复制邀请链接' }));
  expect(await navigator.clipboard.readText()).toBe(info.link);
});

test('lists friends and bonuses with their available data', async () => {
  open();
  expect(await screen.findByText('未入金')).toBeInTheDocument();
  const friends = within(screen.getByRole('table', { name: '邀请的好友' }));
  expect(friends.getByText('139****0001')).toBeInTheDocument();
  expect(friends.getByText('已认证')).toBeInTheDocument();
  expect(await screen.findByText('待发放')).toBeInTheDocument();
});

test('shows the friends one page at a time', async () => {
  const { user, requests } = open({ [relations]: () => page([friend], 25) });
  await user.click(
    within(await screen.findByRole('navigation', { name: '邀请的好友分页' })).getByRole('button', { name: '下一页' }),
  );
  await waitFor(() => expect(paths(requests, relations).at(-1)?.body).toEqual({ pageNo: 2, pageSize: 10 }));
});

test('shows the other lists if one cannot be loaded', async () => {
  open({ [relations]: () => cut });
  expect(await screen.findByText('网络异常，请稍后重试')).toBeInTheDocument();
  expect(await screen.findByText('M3PAACEC')).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: '奖励记录' })).toBeInTheDocument();
});

test('an introducer sees the table of the agreement, the running month and the past ones with their parts', async () => {
  const { requests } = open({ [queryCommission]: () => introducer, [commissionRecords]: () => page([record]) });
  const terms = within(await screen.findByRole('table', { name: '每手佣金（美元），按名下客户当月总手数' }));
  expect(terms.getByRole('columnheader', { name: '100 手及以上' })).toBeInTheDocument();
  expect(terms.getByRole('row', { name: '外汇 4.00 5.00' })).toBeInTheDocument();
  expect(screen.getByText('12.34 手')).toBeInTheDocument();
  expect(screen.getByText(/协议自 2026-10 起有效/)).toBeInTheDocument();
  const records = within(screen.getByRole('table', { name: '佣金记录' }));
  expect(records.getByText('已到账')).toBeInTheDocument();
  expect(records.getByText(/外汇 1.50 手/)).toBeInTheDocument();
  expect(records.getByText(/2026-09 调整/)).toBeInTheDocument();
  expect(paths(requests, commissionRecords)[0]?.body).toEqual({ pageNo: 1, pageSize: 12 });
});

test('a customer without an agreement sees nothing of commissions, and asks for none', async () => {
  const { requests } = open();
  expect(await screen.findByText('M3PAACEC')).toBeInTheDocument();
  expect(screen.queryByText('介绍人佣金')).not.toBeInTheDocument();
  expect(paths(requests, commissionRecords)).toEqual([]);
});

test('the end of an agreement is named, and without a running month there are no figures of one', async () => {
  const ended = { agreement: { ...introducer.agreement, until: '2026-11' } };
  open({ [queryCommission]: () => ended, [commissionRecords]: () => page([]) });
  expect(await screen.findByText(/协议自 2026-10 起至 2026-11 之前有效/)).toBeInTheDocument();
  expect(screen.queryByText('至今佣金')).not.toBeInTheDocument();
  expect(screen.getByText('还没有佣金记录')).toBeInTheDocument();
});

test('draws the poster on request, and saves it in a file named after the code', async () => {
  const file = new Blob(['png'], { type: 'image/png' });
  jest.mocked(makePoster).mockResolvedValue(file);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '生成邀请海报' }));
  expect(await screen.findByRole('img', { name: '邀请海报，邀请码 M3PAACEC' })).toHaveAttribute('src', 'blob:poster');
  await waitFor(() =>
    expect(makePoster).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'M3PAACEC', host: 'www.example.com', qr: info.qr }),
    ),
  );
  await user.click(screen.getByRole('button', { name: '保存海报' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file, '邀请海报_M3PAACEC.png'));
});

test('refers to the link and saves nothing if the poster cannot be drawn', async () => {
  jest.mocked(makePoster).mockRejectedValue(new Error('no canvas'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '生成邀请海报' }));
  expect(await screen.findByText('海报未能生成')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存海报' }));
  expect(saveFile).not.toHaveBeenCalled();
});

test('opens the share sheet of a device that has one', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '分享邀请链接' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ url: info.link }));
  Reflect.deleteProperty(navigator, 'share');
});
