import { screen, waitFor } from '@testing-library/react';
import { paths, renderPage } from '../testing/render-page';
import { TasksCard } from './tasks-card';

const path = '/v2/person/tasks';
const task = { id: '7001', kind: 'address', status: 1, fileIds: [], askedAt: '2026-11-29T12:00:00.000Z' };

test('shows what is asked, with the reason where it is asked again, and what is under review', async () => {
  renderPage(<TasksCard />, {
    [path]: () => [
      { ...task, text: '近三个月的水电账单', reason: '照片模糊' },
      { ...task, id: '7002', kind: 'funds', status: 2 },
      { ...task, id: '7003', kind: 'card', status: 3 },
      { ...task, id: '7004', kind: 'card', status: 4 },
    ],
  });
  expect(await screen.findByText('近三个月的水电账单')).toBeInTheDocument();
  expect(screen.getByText('请重新提交：照片模糊')).toBeInTheDocument();
  expect(screen.getByText('审核中')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('is not there where nothing is asked', async () => {
  const { requests } = renderPage(<TasksCard />, { [path]: () => [{ ...task, status: 3 }] });
  await waitFor(() => expect(paths(requests, path)).toHaveLength(1));
  expect(screen.queryByText('待提交资料')).not.toBeInTheDocument();
});

test('opens the form, which asks for a picture', async () => {
  const { user, requests } = renderPage(<TasksCard />, { [path]: () => [task] });
  await user.click(await screen.findByRole('button', { name: '提交住址证明' }));
  await user.click(await screen.findByRole('button', { name: '提交资料' }));
  expect(await screen.findByText('请上传照片')).toBeInTheDocument();
  expect(paths(requests, '/v2/person/answerTask')).toEqual([]);
});
