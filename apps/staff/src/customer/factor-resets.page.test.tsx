import type { ListedFactorReset } from '@portal/contract/staff';
import { screen } from '@testing-library/react';
import { giveListsLayout } from '../testing/list-layout';
import { renderScreen } from '../testing/render-screen';
import { FactorResetsPage } from './factor-resets.page';

beforeEach(giveListsLayout);
afterEach(() => jest.restoreAllMocks());

test('names in a row whose reset it is, who asked for it and who decided', async () => {
  const reset: ListedFactorReset = {
    id: '7',
    customerNumber: '80010001',
    status: 2,
    reason: '手机遗失',
    requestedBy: 'staff:boris@broker.test',
    requestedAt: '2026-11-27T16:30:00.000Z',
    decidedBy: 'staff:dan@broker.test',
    decidedAt: '2026-11-27T17:30:00.000Z',
  } as ListedFactorReset;
  renderScreen(<FactorResetsPage />, {
    factorResets: () => ({ list: [reset], total: 1, pageNo: 1, pageSize: 100 }),
  });
  const row = (await screen.findByText('手机遗失')).closest('[role="row"]');
  const cells = [...(row?.querySelectorAll('[role="gridcell"]') ?? [])].map((cell) => cell.textContent);
  expect(cells).toEqual([
    '80010001',
    expect.any(String),
    '手机遗失',
    '员工 boris@broker.test',
    '2026-11-28 00:30',
    '员工 dan@broker.test',
  ]);
});
