import type { StaffTask } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { Tasks } from './tasks';

const customerNumber = '80010007';
const answeredAt = '2026-11-29T12:30:00.000Z';
const task: StaffTask = {
  id: '7001',
  kind: 'address',
  status: 2,
  fileIds: ['a1', 'b2'],
  answer: '见附件',
  askedBy: 'staff:chen@broker.test',
  askedAt: '2026-11-29T12:00:00.000Z',
  answeredAt,
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('asks for a document, with a text where it has no kind', async () => {
  const { user, acts } = renderScreen(<Tasks customerNumber={customerNumber} tasks={[]} />, { askTask: () => task });
  await user.click(screen.getByRole('button', { name: '要求提交资料' }));
  const form = await dialog('要求客户提交资料');
  await user.selectOptions(form.getByLabelText('资料'), '其他');
  await user.click(form.getByRole('button', { name: '通知客户' }));
  expect(await form.findByText('请写明需要客户提交什么')).toBeInTheDocument();
  await user.type(form.getByLabelText(/^说明/), '护照');
  await user.click(form.getByRole('button', { name: '通知客户' }));
  await waitFor(() =>
    expect(acts()).toEqual([{ call: 'askTask', args: { customerNumber, kind: 'other', text: '护照' } }]),
  );
});

test('accepts the answer that is shown, or asks again with a reason', async () => {
  const { user, acts } = renderScreen(<Tasks customerNumber={customerNumber} tasks={[task]} />, {
    decideTask: () => ({ ...task, status: 3 }),
  });
  expect(screen.getAllByRole('link', { name: /照片/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '通过' }));
  await waitFor(() =>
    expect(acts()).toEqual([{ call: 'decideTask', args: { id: '7001', decision: 'accept', answeredAt } }]),
  );
  await user.click(screen.getByRole('button', { name: '重新提交' }));
  const reasons = await dialog('要求重新提交');
  await user.click(reasons.getByRole('button', { name: /照片模糊/ }));
  await user.click(reasons.getByRole('button', { name: '要求重新提交' }));
  await waitFor(() => expect(acts()).toHaveLength(2));
  expect(acts()[1]?.args).toEqual({ id: '7001', decision: 'again', answeredAt, reason: '照片模糊' });
});
