import type { CustomerFile } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderScreen } from '../testing/render-screen';
import { Accounts } from './accounts';
import { Freezes } from './freezes';
import { Overview } from './overview';

const customerNumber = '80010007';
type Account = CustomerFile['accounts'][number];
type Freeze = CustomerFile['freezes'][number];

const account: Account = {
  id: '4001',
  userid: customerNumber,
  account_no: '60000007',
  account_groupid: 'real\\STD-USD',
  kind: 'mt5',
  level: 'STD',
  currency: 'USD',
  leverage: 200,
  status: 'open',
  balance: '0.00',
  bonus: '0.00',
  credit: '0.00',
  equity: '0.00',
  margin: '0.00',
  free_margin: '0.00',
  margin_level: null,
  margin_call: 100,
  margin_stopout: 30,
  positions: 0,
  withdrawable: '0.00',
};
const wallet: Account = { ...account, id: '4000', account_no: customerNumber, kind: 'wallet', level: undefined };
const freeze: Freeze = {
  id: '9001',
  scope: 'trading',
  reason: '核查交易',
  actor: 'staff:chen@broker.test',
  since: '2026-03-01T02:00:00Z',
  holds: true,
};

const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('freezes the trading of the customer until the end of a day in Beijing', async () => {
  const { user, acts } = renderScreen(<Freezes customerNumber={customerNumber} freezes={[]} />, {
    freezeCustomer: () => freeze,
  });
  await user.click(screen.getByRole('button', { name: '冻结客户' }));
  const form = within(await dialog('冻结客户'));
  await user.click(form.getByRole('button', { name: '冻结' }));
  expect(await form.findByText('请填写原因')).toBeInTheDocument();
  expect(acts()).toEqual([]);
  await user.selectOptions(form.getByLabelText('范围'), '交易：MT5 账户不能下单或平仓');
  await user.type(form.getByLabelText('原因'), ' 核查交易 ');
  await user.type(form.getByLabelText(/^到期日/), '2026-03-31');
  await user.click(form.getByRole('button', { name: '冻结' }));
  await closed();
  const until = '2026-03-31T15:59:59.000Z';
  expect(acts()).toEqual([
    { call: 'freezeCustomer', args: { customerNumber, scope: 'trading', reason: '核查交易', until } },
  ]);
});

test('freezes the money for good if no day is set, and keeps the form open after a refusal', async () => {
  const { user, acts } = renderScreen(<Freezes customerNumber={customerNumber} freezes={[]} />, {
    freezeCustomer: () => new Refusal('staff.ownCustomer', '不能处理自己的客户账户'),
  });
  await user.click(screen.getByRole('button', { name: '冻结客户' }));
  const form = within(await dialog('冻结客户'));
  await user.type(form.getByLabelText('原因'), '核查来源');
  await user.click(form.getByRole('button', { name: '冻结' }));
  expect(await form.findByText('不能处理自己的客户账户')).toBeInTheDocument();
  await waitFor(() =>
    expect(acts()).toEqual([{ call: 'freezeCustomer', args: { customerNumber, scope: 'money', reason: '核查来源' } }]),
  );
});

test('lifts the freeze of its row', async () => {
  const other = { ...freeze, id: '9002', scope: 'login', reason: '密码泄露' } as const;
  const { user, acts } = renderScreen(<Freezes customerNumber={customerNumber} freezes={[other, freeze]} />, {
    liftFreeze: () => ({ ...freeze, holds: false }),
  });
  const row = screen.getByRole('row', { name: /核查交易/ });
  await user.click(within(row).getByRole('button', { name: '解除' }));
  const form = within(await dialog('解除冻结'));
  await user.click(form.getByRole('button', { name: /风险已排除/ }));
  await user.click(form.getByRole('button', { name: '解除冻结' }));
  await closed();
  expect(acts()).toEqual([{ call: 'liftFreeze', args: { id: freeze.id, reason: '风险已排除' } }]);
});

test('shows the leverage of each product line below that of the account', () => {
  const margins: Account['product_margins'] = [{ zone: 7, from: 20, to: 20 }];
  renderScreen(<Accounts accounts={[{ ...account, product_margins: margins }]} />, {});
  expect(screen.getByText('股票 1:5').parentElement).toHaveTextContent('STD 1:200股票 1:5');
});

test('shows where the platform warns and closes positions, in percent or as an equity', () => {
  const inMoney = { ...account, id: '4002', margin_call: 0, margin_call_equity: '200.00' };
  const accounts = [account, { ...inMoney, margin_stopout: 0, margin_stopout_equity: '100.00' }, wallet];
  renderScreen(<Accounts accounts={accounts} />, {});
  expect(screen.getAllByText(/^预警/).map(({ textContent }) => textContent)).toEqual([
    '预警 100%，强平 30%',
    '预警 净值 200.00 USD，强平 净值 100.00 USD',
  ]);
  // On a phone a row is a card. It has this cell too, and its texts stand below each other.
  const [cell] = screen.getAllByRole('cell', { name: /预警 净值/ });
  expect(cell).not.toHaveAttribute('data-wide-only', 'true');
  expect(cell?.children).toHaveLength(1);
});

test('changes the level of the account of its row, and again after the second factor', async () => {
  const answers = [new Refusal('STAFF_STEP_UP', '请再次验证身份后继续'), { ...account, level: 'DIA' as const }];
  const { user, acts, stepUp } = renderScreen(<Accounts accounts={[wallet, account]} />, {
    changeLevel: () => answers.shift() ?? account,
  });
  await user.click(screen.getByRole('button', { name: '级别' }));
  const form = within(await dialog('MT5 60000007 的级别'));
  const levels = within(form.getByLabelText('新级别')).getAllByRole('option');
  expect(levels.map(({ textContent }) => textContent)).toEqual(['MIN 迷你', 'DIA VIP']);
  await user.selectOptions(form.getByLabelText('新级别'), 'DIA VIP');
  await user.type(form.getByLabelText('原因'), '客户申请');
  await user.click(form.getByRole('button', { name: '调整' }));
  await closed();
  const args = { customerNumber, id: account.id, level: 'DIA', seen: 'STD', reason: '客户申请' };
  expect(acts()).toEqual([
    { call: 'changeLevel', args },
    { call: 'changeLevel', args },
  ]);
  expect(stepUp).toHaveBeenCalledTimes(1);
});

test('requests the change of a phone with each picture in its place', async () => {
  const file: CustomerFile = {
    customer: { customerNumber, mobilePhone: '138****8000', level: null, registeredAt: '2026-01-01T00:00:00Z' },
    identityStatus: 1,
    cards: [],
    profile: { tags: [], risk: 'low' },
    limits: {},
    guardrails: { pending: [], delayHours: 24 },
    preferences: {},
    tasks: [],
    appropriateness: [],
    accounts: [],
    consents: [],
    factors: { kinds: [], resets: [] },
    freezes: [],
    sessions: [],
    logins: [],
    proposals: [],
  };
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  let uploads = 0;
  const { user, acts } = renderScreen(<Overview file={file} />, {
    uploadCustomerFile: () => ({ fileId: `file-${++uploads}` }),
    proposePhone: () => ({
      id: '6001',
      kind: 'phone',
      customerNumber,
      status: 2,
      createdAt: '2026-03-01T02:00:00Z',
      subject: {},
      files: [],
    }),
  });
  await user.click(screen.getByRole('button', { name: '更换手机' }));
  const form = within(await dialog('更换手机'));
  await user.type(form.getByLabelText('新手机号'), '13900000002');
  await user.type(form.getByLabelText('原因'), '旧手机遗失，视频核实');
  await user.click(form.getByRole('button', { name: '提交审核' }));
  expect(await form.findByText('请上传手持身份证照片')).toBeInTheDocument();
  for (const label of ['身份证正面', '身份证反面', '手持身份证']) {
    const done = uploads;
    await user.upload(form.getByLabelText(label), new File(['x'], 'card.png', { type: 'image/png' }));
    await waitFor(() => expect(form.getAllByText('已上传，点击可更换')).toHaveLength(done + 1));
  }
  await user.click(form.getByRole('button', { name: '提交审核' }));
  await closed();
  expect(acts()).toEqual([
    ...Array.from({ length: 3 }, () => ({ call: 'uploadCustomerFile', args: { customerNumber } })),
    {
      call: 'proposePhone',
      args: {
        customerNumber,
        mobilePhone: '13900000002',
        frontFileId: 'file-1',
        backFileId: 'file-2',
        holdingFileId: 'file-3',
        reason: '旧手机遗失，视频核实',
      },
    },
  ]);
});
