import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DefinitionList } from '../definition-list/definition-list';
import { Empty } from '../empty/empty';
import { ErrorState } from '../error-state/error-state';
import { Loading, Skeleton } from '../skeleton/skeleton';
import { StatusTag } from '../status-tag/status-tag';
import { breaches } from '../testing/axe';
import { Card } from './card';

test('shows its heading at the given level', async () => {
  render(
    <Card title="银行卡" level={3} actions={<StatusTag status="review" />}>
      <DefinitionList items={[{ id: 'no', term: '卡号', value: '6222****8888' }]} />
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: '银行卡' })).toBeInTheDocument();
  expect(screen.getByText('审核中')).toBeInTheDocument();
  expect(screen.getByRole('term')).toHaveTextContent('卡号');
  expect(screen.getByRole('definition')).toHaveTextContent('6222****8888');
  expect(await breaches()).toEqual([]);
});

test('shows pending, empty and failed states', async () => {
  const retry = jest.fn();
  render(
    <>
      <Loading />
      <Skeleton lines={3} />
      <Empty title="还没有入金记录">第一笔会出现在这里</Empty>
      <ErrorState title="获取账户列表失败" onRetry={retry} />
    </>,
  );
  expect(screen.getByText('正在加载')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('获取账户列表失败');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
  expect(await breaches()).toEqual([]);
});
