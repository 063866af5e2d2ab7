import type { KycInfo } from '@portal/contract/identity';
import { act, screen } from '@testing-library/react';
import { paths, renderPage } from '../testing/render-page';
import { useKyc } from './use-kyc';

const path = '/v2/user/queryKycInfo';
const kyc = (identity: KycInfo['identity']['status']): KycInfo => ({
  identity: { status: identity },
  bank: { status: 0, cards: [] },
  email: { status: 0 },
  mt5: { status: 0 },
  next: 'bank',
});

function Probe() {
  return <p>{useKyc().data?.identity.status}</p>;
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test.each([
  [1, '身份认证已通过'],
  [3, '身份认证未通过，请查看原因后重新提交'],
] as const)('shows the end of a review in status %p without a reload, and stops polling', async (end, text) => {
  const answers = [kyc(2), kyc(2)];
  const { requests } = renderPage(<Probe />, { [path]: () => answers.shift() ?? kyc(end) });
  expect(await screen.findByText('2')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(text)).toBeInTheDocument();
  const times = paths(requests, path).length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(paths(requests, path)).toHaveLength(times);
});

test('does not poll if nothing is in review', async () => {
  const { requests } = renderPage(<Probe />, { [path]: () => kyc(0) });
  expect(await screen.findByText('0')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(paths(requests, path)).toHaveLength(1);
});
