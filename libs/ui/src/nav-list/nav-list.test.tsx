import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { NavList } from './nav-list';

const items = [
  { href: '/a', label: '账户总览' },
  { href: '/b', label: '消息', count: 120 },
];

test.each(['top', 'rail', 'bar', 'foot'] as const)('has a name and marks the current page (%s)', async (kind) => {
  render(<NavList label="用户中心" kind={kind} items={items} current="/a" />);
  expect(screen.getByRole('navigation', { name: '用户中心' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('账户总览');
  expect(screen.getByRole('link', { name: /消息/ })).toHaveTextContent('99+');
  expect(await breaches()).toEqual([]);
});
