import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { PasswordChecklist } from './password-checklist';

test('shows which criteria are met, also to screen readers', async () => {
  const criteria = [
    { id: 'length', label: '8 到 16 位', met: true },
    { id: 'digit', label: '一个数字', met: false },
  ];
  render(<PasswordChecklist checklist={{ criteria, count: 1, total: 2 }} />);
  expect(screen.getByRole('list', { name: '密码要求，已满足 1 项，共 2 项' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '8 到 16 位，已满足',
    '一个数字，未满足',
  ]);
  expect(await breaches()).toEqual([]);
});
