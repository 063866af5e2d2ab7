import { brandOf } from '@portal/brand';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Trust, trustFacts } from './trust';

test('nothing is shown while company and licence are not set', () => {
  expect(brandOf('eet').legal.company).toBe('');
  renderPage(Trust, { at: '/' });
  expect(screen.queryByText('公司与监管')).not.toBeInTheDocument();
});

test('what is set is shown, and what is not set is left out', () => {
  const legal = { company: '甲公司', licence: '123', regulator: '', registrationNumber: '', address: '' };
  expect(trustFacts({ legal, contact: [{ kind: 'email', label: '客服邮箱', value: 'a@example.com' }] })).toEqual([
    ['经营主体', '甲公司'],
    ['牌照编号', '123'],
    ['客服邮箱', 'a@example.com'],
  ]);
});
