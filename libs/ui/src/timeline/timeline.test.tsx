import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Timeline } from './timeline';

test('shows past events with their time, and future ones without', async () => {
  render(
    <Timeline
      label="出金进度"
      events={[
        { id: 'a', title: '已提交', at: '2026-11-21T07:00:00Z' },
        { id: 'b', title: '到账', note: '预计 2 小时内' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: '出金进度' })).toBeVisible();
  const [sent, paid] = screen.getAllByRole('listitem');
  expect(sent).toHaveTextContent('已提交2026-11-21 15:00:00');
  expect(paid).toHaveTextContent('到账预计 2 小时内');
  expect(paid?.querySelector('time')).toBeNull();
  expect(await breaches()).toEqual([]);
});

test('does not show a past event with an unknown time as a future step', () => {
  render(
    <Timeline
      label="入金进度"
      events={[
        { id: 'a', title: '已取消', isPast: true },
        { id: 'b', title: '入账' },
      ]}
    />,
  );
  const ahead = screen.getAllByRole('listitem').map((item) => item.hasAttribute('data-ahead'));
  expect(ahead).toEqual([false, true]);
});
