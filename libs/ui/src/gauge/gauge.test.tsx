import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Gauge } from './gauge';

test('says where the platform warns, and where it closes positions by an amount', () => {
  render(<Gauge level={88} stopOut={40} stopOutAt="净值 100.00 USD" marginCallAt="净值 200.00 USD" />);
  const line = '强平线 净值 100.00 USD · 预警线 净值 200.00 USD';
  expect(screen.getByText(line)).toBeInTheDocument();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', `88.00%，留意，${line}`);
});

test.each([
  [412.34, 30, '412.34%，安全，强平线 30%'],
  [88, 50, '88.00%，留意，强平线 50%'],
  [60, 50, '60.00%，临近强平线，强平线 50%'],
  [0, 50, '0.00%，临近强平线，强平线 50%'],
  [99999, 50, '99999.00%，安全，强平线 50%'],
  [null, 50, '无持仓'],
])('describes level %p with stop-out %i as %p', async (level, stopOut, text) => {
  render(<Gauge level={level} stopOut={stopOut} />);
  const meter = screen.getByRole('meter', { name: '保证金比例' });
  expect(meter).toHaveAttribute('aria-valuetext', text);
  const width = Number(meter.querySelector('[data-part="fill"]')?.getAttribute('width'));
  expect(width).toBeGreaterThanOrEqual(0);
  expect(width).toBeLessThanOrEqual(100);
  expect(await breaches()).toEqual([]);
});
