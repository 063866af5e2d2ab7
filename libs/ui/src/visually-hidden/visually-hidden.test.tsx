import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { VisuallyHidden } from './visually-hidden';

test('is read together with the text around it', async () => {
  render(
    <button type="button">
      删除<VisuallyHidden>地址 TXYZ</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '删除 地址 TXYZ' })).toBeVisible();
  expect(await breaches()).toEqual([]);
});
