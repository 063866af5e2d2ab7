import type { Adjustment } from '@portal/contract/staff';
import { screen, waitFor } from '@testing-library/react';
import { giveListsLayout } from '../testing/list-layout';
import { renderScreen } from '../testing/render-screen';
import { AdjustmentsPage } from './adjustments.page';

const one: Adjustment = {
  id: '1',
  number: 'A261127AAAAAAAA',
  kind: 'goodwill',
  customerNumber: '80010001',
  accountId: '5',
  account: '5100001',
  amount: '12.34',
  currency: 'CNH',
  reason: '补偿',
  hasDocument: false,
  status: 1,
  proposedBy: 'staff:boris@broker.test',
  proposedAt: '2026-11-27T16:30:00.000Z',
};

beforeEach(giveListsLayout);
afterEach(() => jest.restoreAllMocks());

function show(change: Partial<Adjustment>) {
  return renderScreen(<AdjustmentsPage />, {
    adjustments: () => ({ list: [{ ...one, ...change }], total: 1, pageNo: 1, pageSize: 100 }),
    decideAdjustment: () => ({ ...one, ...change, status: 2 }),
    adjustmentDocument: () => new Blob() as never,
  });
}

test('posts a chosen adjustment of a colleague by a key', async () => {
  const { user, acts } = show({});
  await screen.findByText(one.number);
  await user.keyboard('ja');
  await waitFor(() => expect(acts()).toMatchObject([{ args: { id: '1', decision: 'approve' } }]));
});

test.each([
  ['with a document, which opens beside it', { hasDocument: true }],
  ['of one’s own', { proposedBy: 'staff:anna@broker.test' }],
  ['that is decided', { status: 2 as const, decidedBy: 'staff:dan@broker.test' }],
])('posts none by a key %s', async (_which, change: Partial<Adjustment>) => {
  const { user, acts } = show(change);
  await screen.findByText(one.number);
  await user.keyboard('ja');
  if (change.hasDocument) expect(await screen.findByRole('dialog')).toHaveTextContent('补偿');
  expect(acts()).toEqual([]);
});

test('shows who proposed and when, and the amount in its currency', async () => {
  show({ status: 2, decidedBy: 'staff:dan@broker.test' });
  const row = (await screen.findByText(one.number)).closest('[role="row"]');
  for (const text of ['员工 boris@broker.test', '2026-11-28 00:30', '12.34', 'CNH'])
    expect(row).toHaveTextContent(text);
});
