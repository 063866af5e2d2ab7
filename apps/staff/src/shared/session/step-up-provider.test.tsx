import type { Review, StaffMe, SuspendedPayment } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { LimitsForm } from '../../customer/limits.form';
import { SuspenseDetail } from '../../deposit/suspense-detail';
import { QuarantineActs } from '../../reconciliation/quarantine-acts';
import { Refusal, renderScreen } from '../../testing/render-screen';
import { StepUpProvider } from './step-up-provider';

type Shown = ReturnType<typeof renderScreen>;
const asked = new Refusal('STAFF_STEP_UP', '请再次验证身份后继续');
const again = () => screen.findByRole('dialog', { name: '再次验证身份' });
const until = '2026-01-01T00:05:00Z';
const me: StaffMe = {
  name: '安娜',
  email: 'anna@broker.test',
  roles: [],
  permissions: [],
  steppedUpUntil: until,
  idleMinutes: 15,
  passkeys: 0,
  recoveryCodesLeft: 8,
};

/** Shows the code that the refused act has asked for. Returns what was sent. */
async function confirmed({ user, acts }: Shown) {
  const form = within(await again());
  await user.type(form.getByLabelText(/6 位验证码/), '123456');
  await user.click(form.getByRole('button', { name: '验证并继续' }));
  await waitFor(() => expect(acts()).toHaveLength(3));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return acts();
}

test('the act on a quarantined account is repeated once the second factor was shown', async () => {
  const of = { id: '5', customerNumber: '80010007', subject: {}, files: [] };
  const review: Review = { ...of, kind: 'quarantine', status: 1, createdAt: until };
  const answers = [asked, review];
  const shown = renderScreen(
    <StepUpProvider>
      <QuarantineActs id="5" account="60000007" />
    </StepUpProvider>,
    { resolveQuarantine: () => answers.shift() ?? review, stepUp: () => me },
  );
  await shown.user.click(screen.getByRole('button', { name: '更正' }));
  await shown.user.click(await screen.findByRole('button', { name: '提交处理方式' }));
  const act = { call: 'resolveQuarantine', args: { id: '5', resolution: 'correct' } };
  expect(await confirmed(shown)).toEqual([act, { call: 'stepUp', args: { code: '123456' } }, act]);
});

test('the limits that were typed are saved once the second factor was shown', async () => {
  const limits = { withdrawMax: '70.00' };
  const answers = [asked, limits];
  const shown = renderScreen(
    <StepUpProvider>
      <LimitsForm customerNumber="80010007" limits={{}} onStale={jest.fn()} />
    </StepUpProvider>,
    { setCustomerLimits: () => answers.shift() ?? limits, stepUp: () => me },
  );
  await shown.user.type(screen.getByLabelText(/^单笔银行出金上限/), '70');
  await shown.user.type(screen.getByLabelText('修改原因'), '监管要求');
  await shown.user.click(screen.getByRole('button', { name: '保存' }));
  const args = { customerNumber: '80010007', limits: { withdrawMax: '70' }, seen: {}, reason: '监管要求' };
  const act = { call: 'setCustomerLimits', args };
  expect(await confirmed(shown)).toEqual([act, { call: 'stepUp', args: { code: '123456' } }, act]);
  expect(await screen.findByText('已保存限额')).toBeVisible();
});

test('the refund is not recorded if the member closes the question for the second factor', async () => {
  const payment: SuspendedPayment = {
    id: '7001',
    number: 'U7001',
    channel: 'EGPAY',
    orderNumber: 'D-unknown',
    eventId: 'E1',
    why: ['order'],
    acts: ['refund', 'reject'],
    booked: true,
    amount: '700.00',
    currency: 'CNY',
    merchantId: 'M1',
    paidAt: until,
    receivedAt: until,
    status: 1,
  };
  const onDone = jest.fn();
  const { user, acts } = renderScreen(
    <StepUpProvider>
      <SuspenseDetail id="7001" onDone={onDone} />
    </StepUpProvider>,
    { suspendedPaymentDetail: () => ({ payment, likely: [] }), refundSuspended: () => asked },
  );
  await user.click(await screen.findByRole('button', { name: '渠道退款' }));
  const form = within(await screen.findByRole('dialog', { name: '渠道退款 U7001' }));
  await user.type(form.getByRole('textbox'), '渠道退款单 R1');
  await user.click(form.getByRole('button', { name: '渠道退款' }));
  await user.click(within(await again()).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '再次验证身份' })).not.toBeInTheDocument());
  expect(await screen.findByText('请再次验证身份后继续')).toBeVisible();
  expect([acts().map(({ call }) => call), onDone.mock.calls]).toEqual([['refundSuspended'], []]);
});
