import type { KycInfo } from '@portal/contract/identity';
import { act, screen, waitFor } from '@testing-library/react';
import { accountInfo } from '../testing/fixtures';
import { PageInfos, pageInfos } from '../testing/page-infos';
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

test.each([
  ['an approved identity', kyc(2), kyc(1)],
  ['an opened account', { ...kyc(1), mt5: { status: 2 } }, { ...kyc(1), mt5: { status: 1 } }],
] as [string, KycInfo, KycInfo][])('reads again what the customer may do after %s', async (_what, former, now) => {
  let current = former;
  const infos = Object.fromEntries(pageInfos.map((each) => [each, () => accountInfo]));
  const { requests } = renderPage(
    <>
      <Probe />
      <PageInfos />
    </>,
    { ...infos, [path]: () => current },
  );
  expect(await screen.findByText(String(former.identity.status))).toBeInTheDocument();
  await waitFor(() => expect(pageInfos.filter((each) => paths(requests, each).length === 0)).toEqual([]));
  const before = pageInfos.map((each) => paths(requests, each).length);
  current = now;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(pageInfos.filter((each, at) => paths(requests, each).length === before[at])).toEqual([]);
});

test('does not poll if nothing is in review', async () => {
  const { requests } = renderPage(<Probe />, { [path]: () => kyc(0) });
  expect(await screen.findByText('0')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(paths(requests, path)).toHaveLength(1);
});
