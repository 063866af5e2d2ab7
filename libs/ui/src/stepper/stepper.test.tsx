import { render, screen } from '@testing-library/react';
import { Timeline } from '../timeline/timeline';
import { breaches } from '../testing/axe';
import { Stepper } from './stepper';

test('shows the state of each step as text, and marks the current one', async () => {
  render(
    <Stepper
      label="开户步骤"
      steps={[
        { id: 'identity', title: '身份认证', state: 'done' },
        { id: 'bank', title: '银行卡', state: 'failed', note: '照片不清楚' },
        { id: 'mt5', title: '开立 MT5', state: 'current' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '身份认证（已完成）',
    '2银行卡（未通过）照片不清楚',
    '3开立 MT5（进行中）',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  expect(await breaches()).toEqual([]);
});

test('a timeline shows past steps with times, and future ones without', async () => {
  render(
    <Timeline
      label="出金进度"
      events={[
        { id: '1', title: '已提交', at: '2025-02-13T01:02:03Z', tone: 'ok' },
        { id: '2', title: '付款' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('已提交2025-02-13 09:02:03');
  expect(second).toHaveTextContent(/^付款$/);
  expect(second).toHaveAttribute('data-ahead', 'true');
  expect(await breaches()).toEqual([]);
});
