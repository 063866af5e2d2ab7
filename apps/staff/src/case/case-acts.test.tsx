import type { CaseDetail, SuspiciousCase } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { CaseActs } from './case-acts';

const detail = (change: Partial<SuspiciousCase> = {}, more: Partial<CaseDetail> = {}): CaseDetail => ({
  case: {
    ...{ no: 'C1001', customerNumber: '80010007', subject: '分拆入金', state: 'open', version: 4, late: false },
    ...{ openedBy: 'staff:support@broker.test', openedAt: '2026-03-01T02:00:00Z', ...change },
  },
  ...{ notes: [], steps: [], ...more },
});
const proposal = {
  outcome: 'report',
  text: '达到标准',
  by: 'staff:else@broker.test',
  at: '2026-03-02T02:00:00Z',
} as const;

test('adds a note with the item it is about', async () => {
  const { user, acts } = renderScreen(<CaseActs detail={detail()} />, { addCaseNote: () => detail().case });
  const form = within(screen.getByRole('form', { name: '添加记录' }));
  await user.type(form.getByRole('textbox', { name: /内容/ }), '核对了流水');
  await user.type(form.getByRole('textbox', { name: /关联单号/ }), 'D260301ABCDEF');
  await user.click(form.getByRole('button', { name: '添加' }));
  await waitFor(() =>
    expect(acts()).toEqual([{ call: 'addCaseNote', args: { no: 'C1001', text: '核对了流水', ref: 'D260301ABCDEF' } }]),
  );
});

test('proposes how a case ends, of the version that is shown', async () => {
  const { user, acts } = renderScreen(<CaseActs detail={detail()} />, { proposeCaseOutcome: () => detail().case });
  const form = within(screen.getByRole('form', { name: '提出结论' }));
  await user.selectOptions(form.getByRole('combobox', { name: '结论' }), 'close');
  await user.type(form.getByRole('textbox', { name: /理由/ }), '已核实');
  await user.click(form.getByRole('button', { name: '提交复核' }));
  await waitFor(() =>
    expect(acts()).toEqual([
      { call: 'proposeCaseOutcome', args: { no: 'C1001', version: 4, outcome: 'close', text: '已核实' } },
    ]),
  );
});

test('a proposal of another member is agreed to, or sent back with a reason', async () => {
  const { user, acts } = renderScreen(
    <CaseActs detail={detail({ state: 'review', outcome: 'report' }, { proposal })} />,
    {
      decideCase: () => detail().case,
    },
  );
  expect(screen.queryByRole('form', { name: '提出结论' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '退回' }));
  await screen.findByRole('dialog', { name: '退回 C1001' });
  await user.click(screen.getByRole('button', { name: /^1\. / }));
  const dialog = within(screen.getByRole('dialog', { name: '退回 C1001' }));
  await user.click(dialog.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '退回 C1001' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '同意上报' }));
  await waitFor(() =>
    expect(acts()).toEqual([
      { call: 'decideCase', args: { no: 'C1001', version: 4, decision: 'return', reason: '事实不清' } },
      { call: 'decideCase', args: { no: 'C1001', version: 4, decision: 'approve' } },
    ]),
  );
});
