import type { ReconciliationBreak } from '@portal/contract/staff';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { BreakDetail } from './break-detail';

const broken: ReconciliationBreak = {
  id: '7',
  area: 'channel',
  check: 'channel.order',
  subject: 'D261126AAAAAAA',
  currency: 'CNY',
  expected: '43560 paid',
  found: '43560 unpaid',
  expectedAmount: '435.60',
  foundAmount: '435.60',
  firstSeen: '2026-11-20T08:00:00Z',
  lastSeen: '2026-11-26T08:00:00Z',
  resolvedBy: [],
};

const show = (more: Partial<ReconciliationBreak> = {}, accepted: Partial<ReconciliationBreak> = {}) =>
  renderScreen(<BreakDetail id="7" />, {
    reconciliationBreakDetail: () => ({ item: { ...broken, ...more }, findings: [], steps: [] }),
    acceptBreak: () => ({ ...broken, ...more, ...accepted }),
  });

it('proposes to accept a break of the channel, with a reason', async () => {
  const { user, acts } = show();
  await user.click(await screen.findByRole('button', { name: '提出接受' }));
  const [, submit] = screen.getAllByRole('button', { name: '提出接受' });
  await user.click(submit!);
  expect(await screen.findByText('请填写原因')).toBeVisible();
  expect(acts()).toEqual([]);
  await user.type(screen.getByLabelText('原因'), ' 渠道已退款 ');
  await user.click(submit!);
  expect(await screen.findByText('已提出，等待另一位员工确认')).toBeVisible();
  await waitFor(() => expect(acts()).toMatchObject([{ call: 'acceptBreak', args: { id: '7', reason: '渠道已退款' } }]));
});

it('confirms what another member has proposed, and shows why', async () => {
  const closed = { resolution: 'accept' } as const;
  const { user, acts } = show({ proposedBy: 'staff:boris@broker.test', reason: '渠道已退款' }, closed);
  expect(await screen.findByText(/boris@broker\.test提出接受：渠道已退款/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '确认接受' }));
  await user.type(screen.getByLabelText('原因'), '同意');
  await user.click(screen.getAllByRole('button', { name: '确认接受' })[1]!);
  expect(await screen.findByText('已接受')).toBeVisible();
  await waitFor(() => expect(acts()).toHaveLength(1));
});

it('says that a break is accepted if another member has proposed it since it was loaded', async () => {
  const { user } = show({}, { resolution: 'accept' });
  await user.click(await screen.findByRole('button', { name: '提出接受' }));
  await user.type(screen.getByLabelText('原因'), '同意');
  await user.click(screen.getAllByRole('button', { name: '提出接受' })[1]!);
  expect(await screen.findByText('已接受')).toBeVisible();
});

it('shows why a break was accepted', async () => {
  show({ resolution: 'accept', closedAt: '2026-11-26T08:00:00Z', reason: '渠道已退款' });
  expect(await screen.findByText('接受的原因')).toBeVisible();
  expect(screen.getByText('渠道已退款')).toBeVisible();
});

it('leaves the confirmation of an own proposal to another member', async () => {
  show({ proposedBy: 'staff:anna@broker.test', reason: '渠道已退款' });
  expect(await screen.findByText(/须由另一位员工确认/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /接受/ })).toBeNull();
});

it.each<Partial<ReconciliationBreak>>([
  { area: 'ledger', check: 'posted' },
  { area: 'platform', check: 'platform.balance' },
  { check: 'channel.answer' },
  { resolution: 'accept', closedAt: '2026-11-26T08:00:00Z' },
])('cannot accept %j', async (more) => {
  show(more);
  expect(await screen.findByText('首次发现')).toBeVisible();
  expect(screen.queryByRole('button', { name: /接受/ })).toBeNull();
});
