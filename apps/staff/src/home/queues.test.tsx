import type { Alert, Queue } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { Alerts } from './alerts';
import { QueueList, Queues } from './queues';

const queue = (kind: Queue['kind'], open: number, more: Partial<Queue> = {}): Queue => ({
  kind,
  open,
  late: false,
  targetHours: 4,
  ...more,
});
const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
const labels = () => screen.getAllByRole('link').map((link) => link.textContent?.replace(/\d.*/, ''));

test('shows what is late first, then what has waited longest, and folds the empty ones into a line', () => {
  const list = [
    queue('identity', 0),
    queue('bank', 2, { oldestAt: hours(1) }),
    queue('phone', 1, { oldestAt: hours(3) }),
    queue('ticket', 1, { oldestAt: hours(2), late: true, targetHours: undefined }),
    queue('closing', 0, { targetHours: undefined }),
  ];
  renderScreen(<QueueList list={list} />, {});
  expect(labels()).toEqual(['客服工单', '更换手机', '银行卡', '身份认证', '注销申请']);
  const [ticket, phone] = screen.getAllByRole('link');
  expect(within(ticket!).getByText(/按期限处理，已超时$/)).toBeInTheDocument();
  expect(within(phone!).getByText(/目标 4 小时$/)).toBeInTheDocument();
  expect(screen.getByText('无待处理：')).toBeInTheDocument();
});

test('says so where nothing waits', () => {
  renderScreen(<QueueList list={[queue('identity', 0)]} />, {});
  expect(screen.getByText('没有待处理的事项')).toBeInTheDocument();
});

test('a page that is open during an upgrade names an alert that it does not know, and leaves out such a queue', async () => {
  const at = new Date().toISOString();
  const queues = () => ({ at, list: [queue('newer' as Queue['kind'], 3), queue('bank', 2)] });
  const alert = { kind: 'newer', severity: 'high' } as unknown as Alert;
  const late = { kind: 'reviewsWaiting', severity: 'medium', count: 2, detail: 'bank, newer' } as const;
  renderScreen(
    <>
      <Queues />
      <Alerts />
    </>,
    { queues, alerts: () => ({ at, list: [alert, late] }) },
  );
  await waitFor(() => expect(labels()).toEqual(['银行卡']));
  expect(await screen.findByText('警报 newer')).toBeInTheDocument();
  expect(await screen.findByText('银行卡、newer')).toBeInTheDocument();
});
