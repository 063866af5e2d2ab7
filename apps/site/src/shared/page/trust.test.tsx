import { brandOf } from '@portal/brand';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Trust, trustFacts } from './trust';

test('shows nothing while company and licence are not set', () => {
  expect(brandOf('eet').legal.company).toBe('');
  renderPage(Trust, { at: '/' });
  expect(screen.queryByText('公司与监管')).not.toBeInTheDocument();
});

test('shows what is set and leaves out what is not set', () => {
  const legal = { company: '甲公司', licence: '123', regulator: '', registrationNumber: '', address: '' };
  expect(trustFacts({ legal, contact: [{ kind: 'email', label: '客服邮箱', value: 'a@example.com' }] })).toEqual([
    ['经营主体', '甲公司'],
    ['牌照编号', '123'],
    ['客服邮箱', 'a@example.com'],
  ]);
});
