import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Gauge } from './gauge';

test.each([
  [412.34, 30, '412.34%，安全，强平线 30%'],
  [88, 50, '88.00%，留意，强平线 50%'],
  [60, 50, '60.00%，临近强平，强平线 50%'],
  [0, 50, '0.00%，临近强平，强平线 50%'],
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
