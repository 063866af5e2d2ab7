import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderScreen, type Answers } from '../testing/render-screen';
import { TicketPage } from './ticket.page';

const at = '2026-11-27T02:00:00.000Z';
const ticket = {
  no: 'K100001',
  kind: 'complaint',
  subject: '出金太慢',
  state: 'open',
  customerNumber: '80010007',
  dueAt: '2026-12-18T15:59:59.999Z',
  late: true,
  createdAt: at,
  updatedAt: at,
  version: 3,
} as const;
const written = { from: 'customer' as const, text: '<b>两天</b>\n没有到账', files: [], at };
const detail = { ticket, messages: [written], steps: [], assignees: [{ id: '7', name: '李娜' }] };
const show = (more: object = {}, answers: Answers = {}) =>
  renderScreen(
    <Routes>
      <Route path="/tickets/:no" element={<TicketPage />} />
    </Routes>,
    { ticketDetail: () => ({ ...detail, ...more }), ...answers },
    { path: '/tickets/K100001' },
  );

test('shows what was written as text, and that its time is over', async () => {
  show();
  expect(await screen.findByText(/<b>两天<\/b>/)).toBeInTheDocument();
  expect(screen.getByText('超时')).toBeInTheDocument();
});

test('answers with a template and with the version that is shown', async () => {
  const { user, acts } = show({}, { answerTicket: () => ({ ...ticket, state: 'answered', version: 4 }) });
  await user.click(await screen.findByRole('button', { name: '已收到，正在核查' }));
  await user.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() =>
    expect(acts()).toMatchObject([
      {
        call: 'answerTicket',
        args: { no: 'K100001', version: 3, waits: false, text: expect.stringContaining('正在核查') },
      },
    ]),
  );
});

test('who has answered it is not offered the approval', async () => {
  const proposal = { outcome: 'upheld', text: '已退款', by: 'staff:other@broker.test', at } as const;
  const answered = { from: 'staff', by: 'staff:anna@broker.test', text: '正在核查', files: [], at } as const;
  show({
    ticket: { ...ticket, state: 'review' },
    proposal,
    messages: [written, { ...answered, at: '2026-11-27T03:00:00.000Z' }],
  });
  expect(await screen.findByText('须由没有参与处理的员工复核。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '批准结果' })).toBeNull();
});

test('another member approves the outcome, which is shown', async () => {
  const proposal = { outcome: 'upheld', text: '已退款', by: 'staff:other@broker.test', at } as const;
  const { user, acts } = show(
    { ticket: { ...ticket, state: 'review' }, proposal },
    { decideOutcome: () => ({ ...ticket, state: 'closed', version: 4 }) },
  );
  expect(await screen.findByText('待复核的结果：投诉成立')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '批准结果' }));
  await waitFor(() =>
    expect(acts()).toMatchObject([{ call: 'decideOutcome', args: { no: 'K100001', version: 3, decision: 'approve' } }]),
  );
});

test('a visitor is called, and the page says so', async () => {
  const { customerNumber: _, ...visitor } = ticket;
  show({ ticket: { ...visitor, mobilePhone: '13800001234' } });
  expect(await screen.findByText('13800001234')).toBeInTheDocument();
  expect(screen.getByText(/访客收不到消息/)).toBeInTheDocument();
  expect(screen.queryByText(/客户会收到消息提醒/)).toBeNull();
});
