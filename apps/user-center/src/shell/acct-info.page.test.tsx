import { screen, waitFor, within } from '@testing-library/react';
import { accountInfo, bankCard, commonConfig } from '../testing/fixtures';
import { paths, Refusal, renderPage, type Answers } from '../testing/render-page';
import { AcctInfoPage } from './acct-info.page';

jest.mock('../account/balance-trend', () => ({ BalanceTrend: () => null }));

const read = '/v2/customer/queryAccountInfo';
const kycInfo = '/v2/user/queryKycInfo';
const bankDetail = '/v2/person/getUserBankDetail';
const kyc = {
  identity: { status: 1, chineseName: '王小明', idDocumentNumber: '110***********0003' },
  bank: { status: 1, cards: [bankCard] },
  email: { status: 0 },
  mt5: { status: 1 },
  next: 'done',
};
const list = { list: [], total: 0, pageNo: 1, pageSize: 15 };
const common: Answers = {
  [read]: () => accountInfo,
  [kycInfo]: () => kyc,
  [bankDetail]: () => [bankCard],
  '/v2/common/getCommonConfig': () => commonConfig,
  '/v2/user/sessions': () => [],
  '/v2/user/loginRecords': () => list,
};
const open = (answers: Answers = {}) => renderPage(<AcctInfoPage />, { ...common, ...answers });
const none = new Refusal('X', '');

test('shows the bank cards of getUserBankDetail', async () => {
  open({ [bankDetail]: () => [{ ...bankCard, bankName: '招商银行', accountNumber: '6225***********1111' }] });
  const cards = within(await screen.findByRole('list', { name: '银行卡' }));
  expect(cards.getByText('招商银行 6225***********1111')).toBeInTheDocument();
});

test('shows no list to a customer without a card', async () => {
  open({ [bankDetail]: () => [] });
  expect(await screen.findByRole('button', { name: '添加银行卡' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: '银行卡' })).not.toBeInTheDocument();
});

test.each([
  ['deposit.noMt5', '继续开户'],
  ['deposit.tooManyUnpaid', '入金'],
  ['customer.moneyFrozen', '入金'],
])('a customer to whom %s refuses a deposit is led to %s', async (code, link) => {
  const deposit = { allowed: false, reasons: [{ code, msg: code, href: '/user-center/acctInfo' }] };
  open({ [read]: () => ({ ...accountInfo, actions: { ...accountInfo.actions, deposit } }) });
  expect((await screen.findAllByRole('link', { name: link })).length).toBeGreaterThan(0);
  expect(screen.queryAllByText('完成开户后即可入金')).toHaveLength(link === '继续开户' ? 1 : 0);
});

test('polls a card in review until it is decided', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const answers = [[{ ...bankCard, status: 2 }]];
  const { requests } = open({ [bankDetail]: () => answers.shift() ?? [bankCard] });
  await screen.findByRole('list', { name: '银行卡' });
  await jest.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(screen.getByRole('list', { name: '银行卡' })).toHaveTextContent('已通过'));
  const times = paths(requests, bankDetail).length;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(paths(requests, bankDetail)).toHaveLength(times);
  jest.useRealTimers();
});

test.each([
  [read, accountInfo, '获取用户信息失败'],
  [kycInfo, kyc, '获取KYC信息失败'],
  [bankDetail, [bankCard], '获取用户银行信息失败'],
])('shows its own text if %s is refused without a message, and keeps the other parts', async (path, good, text) => {
  const answers = [none, good];
  const { user } = open({ [path]: () => answers.shift() ?? good });
  const message = await screen.findByText(text);
  if (path !== kycInfo) expect(await screen.findByText('身份认证')).toBeInTheDocument();
  if (path !== read) expect(await screen.findByText('总净值')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(message).not.toBeInTheDocument());
});
