import { render } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Percent } from './percent';

test.each([
  ['0.294', '+0.29%', 'rise'],
  [-1.28, '-1.28%', 'fall'],
  ['0', '0.00%', 'flat'],
  ['-0.001', '0.00%', 'flat'],
])('shows %p as %s', (value, text, direction) => {
  const { container } = render(<Percent value={value} />);
  expect(container.firstElementChild).toHaveTextContent(text);
  expect(container.firstElementChild).toHaveAttribute('data-direction', direction);
  expect(container.querySelectorAll('svg')).toHaveLength(direction === 'flat' ? 0 : 1);
});

test('shows an unknown value as a dash, and no arrow in dense tables', () => {
  expect(render(<Percent value={null} />).container).toHaveTextContent('–');
  expect(render(<Percent value="2" bare />).container.querySelector('svg')).toBeNull();
});

test('has no accessibility violations', async () => {
  render(<Percent value="-1.5" />);
  expect(await breaches()).toEqual([]);
});
