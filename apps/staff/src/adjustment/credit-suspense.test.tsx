import type { Adjustment, CustomerFile } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { AdjustmentDetail } from './adjustment-detail';
import { AdjustmentsPage } from './adjustments.page';

const adjustment: Adjustment = {
  id: '5001',
  number: 'A5001',
  kind: 'suspense',
  customerNumber: '80010007',
  accountId: '4000',
  account: '80010007',
  amount: '100.00',
  currency: 'USD',
  reference: 'U7001',
  reason: '客户提供了付款凭证',
  hasDocument: false,
  status: 1,
  proposedBy: 'staff:anna@broker.test',
  proposedAt: '2026-03-01T02:00:00Z',
};

const customerNumber = '80010007';
const wallet: CustomerFile['accounts'][number] = {
  id: '4000',
  userid: customerNumber,
  account_no: customerNumber,
  account_groupid: '',
  kind: 'wallet',
  currency: 'USD',
  leverage: 1,
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
const file: CustomerFile = {
  customer: {
    customerNumber,
    mobilePhone: '138****8000',
    chineseName: '李演示',
    level: null,
    registeredAt: '2026-01-01T00:00:00Z',
  },
  identityStatus: 1,
  cards: [],
  profile: { tags: [], risk: 'low' },
  limits: {},
  guardrails: { pending: [], delayHours: 24 },
  preferences: {},
  tasks: [],
  appropriateness: [],
  accounts: [wallet, { ...wallet, id: '4001', account_no: '60000007', kind: 'mt5', status: 'archived' }],
  consents: [],
  factors: { kinds: [], resets: [] },
  freezes: [],
  sessions: [],
  logins: [],
  proposals: [],
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() });
});

test('proposes to credit a payment in suspense with its amount filled in', async () => {
  const { user, acts } = renderScreen(
    <AdjustmentsPage />,
    {
      adjustments: () => ({ list: [], total: 0, pageNo: 1, pageSize: 100 }),
      proposeAdjustment: () => adjustment,
      customerFile: () => file,
    },
    { path: '/adjustments?suspense=U7001&amount=100.00' },
  );
  const form = within(await screen.findByRole('dialog', { name: '提出调整' }));
  expect(form.getByLabelText(/挂账编号/)).toHaveValue('U7001');
  await user.type(form.getByLabelText(/客户编号/), customerNumber);
  expect(await form.findByText('李演示')).toBeInTheDocument();
  await user.selectOptions(form.getByLabelText(/账户/), '主账户 80010007（USD）');
  expect(form.queryByRole('option', { name: /60000007/ })).toBeNull();
  await waitFor(() => expect(form.getByLabelText('金额')).toHaveValue('100.00'));
  await user.type(form.getByLabelText('说明'), '客户提供了付款凭证');
  await user.click(form.getByRole('button', { name: '提出' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(acts()).toEqual([
    {
      call: 'proposeAdjustment',
      args: {
        kind: 'suspense',
        accountId: '4000',
        amount: '100.00',
        reference: 'U7001',
        reason: '客户提供了付款凭证',
      },
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('is approved by another member only', async () => {
  const onDone = jest.fn();
  const detail = <AdjustmentDetail adjustment={adjustment} onDone={onDone} />;
  const own = renderScreen(detail, {});
  expect(screen.getByText('须由另一位员工决定。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /批准/ })).not.toBeInTheDocument();
  await own.user.keyboard('a');
  expect(own.acts()).toEqual([]);
  own.unmount();

  const other = renderScreen(detail, { decideAdjustment: () => adjustment }, { email: 'bowen@broker.test' });
  await other.user.click(screen.getByRole('button', { name: /批准并记账/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(other.acts()).toEqual([{ call: 'decideAdjustment', args: { id: '5001', decision: 'approve' } }]);
});
