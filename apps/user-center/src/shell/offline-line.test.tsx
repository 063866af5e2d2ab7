import { useGetActivitySettingQuery, useQueryDepositInfoQuery } from '@portal/api-client/deposit';
import { screen, waitFor } from '@testing-library/react';
import { cut, renderPage } from '../testing/render-page';
import { OfflineLine } from './offline-line';

function Page() {
  const first = useGetActivitySettingQuery();
  const second = useQueryDepositInfoQuery();
  return (
    <>
      <OfflineLine />
      <p>{`first ${first.status}, second ${second.status}`}</p>
      <button onClick={() => void first.refetch()}>重试</button>
    </>
  );
}

test('reports a lost network, and refetches everything that failed after the first success', async () => {
  let isLost = true;
  const answer = () => (isLost ? cut : []);
  const { user } = renderPage(<Page />, {
    '/v2/deposit/getActivitySetting': answer,
    '/v2/deposit/queryDepositInfo': answer,
  });
  expect(await screen.findByText('first rejected, second rejected')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('网络已断开');

  isLost = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByText('first fulfilled, second fulfilled')).toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
});
