import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { StatusPage } from './status.page';

const services = (sms: string) => [
  { service: 'trading', state: 'up' },
  { service: 'sms', state: sms },
  { service: 'email', state: 'unknown' },
];
const at = '2026-11-29T04:00:00Z';
const status = (sms: string, outages: object[] = []) => ({ data: { at, services: services(sms), outages } });
const open = (...answers: object[]) =>
  renderPage(StatusPage, {
    at: '/status',
    replies: { '/v2/common/serviceStatus': () => (answers.length > 1 ? answers.shift() : answers[0]) as never },
  });

test('says which service is away, and asks again', async () => {
  open(status('away'), status('up'));
  expect(await screen.findByText('短信暂时中断')).toBeInTheDocument();
  expect(screen.getByText('检查中')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重新检查' }));
  expect(await screen.findByText('各项服务正常')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('暂时中断')).toBeNull());
});

test('lists what was away lately, and what still is', async () => {
  open(
    status('up', [
      { service: 'deposits', since: '2026-11-28T01:00:00Z', until: null },
      { service: 'sms', since: '2026-11-01T01:00:00Z', until: '2026-11-01T02:00:00Z' },
    ]),
  );
  expect(await screen.findByText(/至 现在/)).toHaveTextContent('2026-11-28 09:00 至 现在');
});
