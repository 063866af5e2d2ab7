import { brandOf } from '@portal/brand';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { LostPhone } from './lost-phone';

test('leads a customer who knows the password to a new phone, and others to the brand’s own contacts', () => {
  renderPage(LostPhone, { at: '/forget-password' });
  expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login?path=/user-center/changePhone');
  const { contact } = brandOf('eet');
  expect(contact.length).toBeGreaterThan(0);
  for (const { kind, label, value } of contact) {
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === `${label}：${value}`),
    ).toBeInTheDocument();
    if (kind === 'email') expect(screen.getByRole('link', { name: value })).toHaveAttribute('href', `mailto:${value}`);
  }
});
