import { act, screen } from '@testing-library/react';
import { accountInfo } from '../../testing/fixtures';
import { renderPage } from '../../testing/render-page';
import { useToday } from './use-today';

const Today = () => <output aria-label="今天">{new Date(useToday()).toISOString()}</output>;
const info = '/v2/customer/queryAccountInfo';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the day changes at midnight in Beijing, on an open page', async () => {
  jest.setSystemTime(Date.parse('2026-03-01T15:59:30Z'));
  renderPage(<Today />, { [info]: () => ({ ...accountInfo, serverTime: new Date().toISOString() }) });
  await pass(1000);
  expect(screen.getByLabelText('今天')).toHaveTextContent('2026-02-28T16:00:00.000Z');
  await pass(40_000);
  expect(screen.getByLabelText('今天')).toHaveTextContent('2026-03-01T16:00:00.000Z');
});

test("the day is the gateway's where the device's clock is wrong", async () => {
  jest.setSystemTime(Date.parse('2026-03-01T10:00:00Z'));
  renderPage(<Today />, { [info]: () => ({ ...accountInfo, serverTime: '2026-03-01T18:00:00Z' }) });
  await pass(1000);
  expect(screen.getByLabelText('今天')).toHaveTextContent('2026-03-01T16:00:00.000Z');
});
