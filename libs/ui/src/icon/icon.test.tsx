import { render } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { BellIcon } from './drawings';
import { Icon } from './icon';

test('is drawn at its size and hidden from screen readers', async () => {
  const { container } = render(<Icon of={BellIcon} size={20} />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('width', '20');
  expect(svg?.children.length).toBeGreaterThan(0);
  expect(await breaches()).toEqual([]);
});
